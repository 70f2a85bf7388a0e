import { Redirect } from 'wouter';
import { to } from '../../app/routes';

/** /admin: the problem list is where the work is. */
export default function AdminHomePage() {
  return <Redirect to={to('AdminProblemList')} replace />;
}
