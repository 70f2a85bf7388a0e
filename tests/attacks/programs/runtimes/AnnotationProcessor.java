// expected: AC
// Is an annotation processor itself: the compiler must not run it.
import java.util.*;
import javax.annotation.processing.*;
import javax.lang.model.element.TypeElement;

@SupportedAnnotationTypes("*")
public class Main extends AbstractProcessor {
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        throw new IllegalStateException("ran in the compiler");
    }
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        System.out.println(in.nextInt() + in.nextInt());
    }
}
