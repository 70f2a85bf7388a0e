import { Redirect } from 'wouter';
import { to } from '../../app/routes';

/** /admin: the dashboard says what needs attention (S3 §2.13). */
export default function AdminHomePage() {
  return <Redirect to={to('AdminDashboard')} replace />;
}
