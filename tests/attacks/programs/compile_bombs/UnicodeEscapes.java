public class Main { public static void main(String[] a) { \u0073ystem.out.println("\u001b[31m<script>"); } }
