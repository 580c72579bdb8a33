<?php

declare(strict_types=1);

namespace Vestibule\Tools\Wiring;

use ReflectionClass;
use ReflectionMethod;
use ReflectionNamedType;
use ReflectionParameter;
use Vestibule\Kernel\Wiring\Makes;

/** Expressions that create the objects, for the classes that hooks, Plugin.php and tests use and for their dependencies. */
final class Constructors {

	/** Classes whose objects Plugin.php passes to Objects. */
	private const GIVEN = array( 'Vestibule\Services', 'Vestibule\Plugin' );

	/** @var array<string, string> Expressions by class. */
	private array $made = array();

	/** @var array<string, array{string, string}> Class and member with the attribute Makes, by the type they provide. */
	private array $makers = array();

	/** @var list<string> Classes whose arguments are being collected, from the outermost one. */
	private array $path = array();

	/** @var list<string> */
	private array $faults = array();

	public function __construct( private readonly Source $source ) {
		foreach ( $source->classes as $name => $class ) {
			foreach ( array( ...$class->getMethods(), ...$class->getProperties() ) as $member ) {
				if ( $member->class === $name && array() !== $member->getAttributes( Makes::class ) ) {
					$is_method = $member instanceof ReflectionMethod;
					$type      = (string) ( $is_method ? $member->getReturnType() : $member->getType() );

					$this->makers[ $type ] = array( $name, $member->name . ( $is_method ? '()' : '' ) );
				}
			}
		}
	}

	public function add( string ...$names ): void {
		foreach ( $names as $name ) {
			$this->addOne( $name );
		}
	}

	/** @return list<string> */
	public function faults(): array {
		return array_values( array_unique( $this->faults ) );
	}

	/** Returns the body of the generated class. */
	public function code(): string {
		ksort( $this->made );
		$rows = '';
		foreach ( $this->made as $name => $expression ) {
			$rows .= "\t\t\t\\{$name}::class => {$expression},\n";
		}
		$default = 'throw new \LogicException( "No constructor of {$name} is known: run \"npm run build\"." )';
		return "\tpublic static function make( string \$name, Objects \$of ): object {\n\t\treturn match ( \$name ) {\n"
			. "{$rows}\t\t\tdefault => {$default},\n\t\t};\n\t}\n";
	}

	/** Returns the expression for the object of a class. */
	public static function request( string $name ): string {
		return "\$of->get( \\{$name}::class )";
	}

	private function addOne( string $name ): void {
		if ( in_array( $name, $this->path, true ) ) {
			$this->faults[] = 'Constructors form a circle: ' . implode( ' → ', array( ...$this->path, $name ) );
			return;
		}
		if ( isset( $this->made[ $name ] ) || in_array( $name, self::GIVEN, true ) ) {
			return;
		}
		$this->path[] = $name;
		if ( isset( $this->makers[ $name ] ) ) {
			list( $class, $member ) = $this->makers[ $name ];
			$this->made[ $name ]    = self::request( $class ) . "->{$member}";
			$this->addOne( $class );
		} else {
			$this->made[ $name ] = "new \\{$name}(" . $this->arguments( $name ) . ')';
		}
		array_pop( $this->path );
	}

	private function arguments( string $name ): string {
		$class = $this->source->classes[ $name ] ?? null;
		if ( null === $class || ! $class->isInstantiable() ) {
			$this->faults[] = "{$name} cannot be created: " . implode( ' → ', $this->path );
			return '';
		}
		$arguments = array();
		foreach ( $class->getConstructor()?->getParameters() ?? array() as $parameter ) {
			if ( ! $parameter->isDefaultValueAvailable() ) {
				$arguments[] = $this->argument( $parameter );
			}
		}
		return array() === $arguments ? '' : ' ' . implode( ', ', $arguments ) . ' ';
	}

	private function argument( ReflectionParameter $parameter ): string {
		$type  = $parameter->getType();
		$named = $type instanceof ReflectionNamedType && ! $type->isBuiltin() ? $type->getName() : '';
		$later = 'Closure' === $named ? self::returnedBy( $parameter ) : null;
		$class = $this->provider( $parameter, $later ?? $named );
		if ( null === $class ) {
			return 'null';
		}
		if ( null === $later ) {
			$this->addOne( $class );
			return self::request( $class );
		}
		// A closure runs after the constructor, so a circle that includes one is allowed.
		$path       = $this->path;
		$this->path = array();
		$this->addOne( $class );
		$this->path = $path;
		return "static fn (): \\{$class} => " . self::request( $class );
	}

	/** Returns the class whose object is passed. Adds a fault if there is none, or more than one. */
	private function provider( ReflectionParameter $parameter, string $type ): ?string {
		if ( isset( $this->makers[ $type ] ) ) {
			return $type;
		}
		$all  = '' === $type ? array() : $this->source->implementations( $type );
		$path = implode( ' → ', $this->path ) . " → {$parameter->getType()} \${$parameter->name}";
		if ( count( $all ) > 1 ) {
			$this->faults[] = "{$type} has more than one implementation (" . implode( ', ', $all ) . "): {$path}";
			return null;
		}
		if ( array() === $all || ! isset( $this->source->classes[ $all[0] ] ) ) {
			$this->faults[] = "Nothing provides the argument: {$path}";
			return null;
		}
		return $all[0];
	}

	/** Returns the class in `Closure(): Name` of the constructor's docblock. */
	private static function returnedBy( ReflectionParameter $parameter ): ?string {
		$constructor = $parameter->getDeclaringFunction();
		$pattern     = "/@param\s+Closure\(\): ([\w\\\\]+)(?:<[^>]*>)?\s+\\\${$parameter->name}\b/";
		if ( 1 !== preg_match( $pattern, (string) $constructor->getDocComment(), $found ) ) {
			return null;
		}
		return Source::resolve( $found[1], (string) file_get_contents( (string) $constructor->getFileName() ) );
	}
}
