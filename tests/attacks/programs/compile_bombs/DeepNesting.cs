#line 7 "/etc/passwd"
public class Program { public static void Main() { int x = ((((((nothing)))))); } }
#error <script>alert(1)</script>
