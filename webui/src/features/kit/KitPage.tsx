export default function KitPage() {
  return <h1>Kit</h1>;
}
