<?php

declare(strict_types=1);

namespace Vestibule\Tools\Wiring;

use ReflectionAttribute;
use ReflectionClass;
use ReflectionMethod;
use ReflectionNamedType;
use ReflectionParameter;
use ReflectionUnionType;
use Vestibule\Kernel\Call\Call;
use Vestibule\Kernel\Wiring\Answers;
use Vestibule\Kernel\Wiring\BeforeBlock;
use Vestibule\Kernel\Wiring\Hook;
use Vestibule\Kernel\Wiring\Prints;

/** Statements that add callbacks to hooks, sorted by class and then in the order of the methods. */
final class Hooks {

	/** @var list<string> */
	private array $lines = array();

	/** @var array<string, true> Classes whose objects the callbacks use. */
	private array $classes = array();

	/** @var list<string> */
	private array $faults = array();

	public function __construct( Source $source ) {
		foreach ( $source->classes as $name => $class ) {
			foreach ( $class->getAttributes( Hook::class ) as $attribute ) {
				$this->addList( $name, $attribute->newInstance() );
			}
			foreach ( $class->getAttributes( Answers::class ) as $attribute ) {
				$this->addCall( $class, $attribute->newInstance()->action );
			}
			foreach ( $class->getMethods() as $method ) {
				if ( $method->class === $name ) {
					$this->addMethod( $method );
				}
			}
		}
	}

	/** @return list<string> */
	public function classes(): array {
		return array_keys( $this->classes );
	}

	/** @return list<string> */
	public function faults(): array {
		return $this->faults;
	}

	/** Returns the body of the generated class. */
	public function code(): string {
		$services = "\t\t\$services = \$of->get( \\Vestibule\\Services::class );\n";
		$plugin   = "\t\t\$plugin   = plugin_basename( \$services->assets->file );\n";
		return "\tpublic static function add( Objects \$of ): void {\n{$services}{$plugin}"
			. implode( '', $this->lines ) . "\t}\n";
	}

	private function addList( string $name, Hook $hook ): void {
		$this->classes[ $name ] = true;
		$this->addLine(
			$hook->name,
			'array $all',
			'array( ...$all, ' . Constructors::request( $name ) . ' )',
			$hook->priority,
			1,
			': array'
		);
	}

	/** @param ReflectionClass<object> $class */
	private function addCall( ReflectionClass $class, string $action ): void {
		if ( ! $class->implementsInterface( Call::class ) ) {
			$this->faults[] = "{$class->name} answers {$action}, but does not implement " . Call::class . '.';
		}
		$this->classes[ $class->name ] = true;
		$this->lines[]                 = "\t\t\$services->calls( array( '{$action}' => static fn (): \\{$class->name} => "
			. Constructors::request( $class->name ) . " ) );\n";
	}

	private function addMethod( ReflectionMethod $method ): void {
		list( $parameters, $work ) = self::callback( $method );

		$count = $method->getNumberOfParameters();
		foreach ( $method->getAttributes( Hook::class ) as $attribute ) {
			$hook  = $attribute->newInstance();
			$names = '' === $hook->name ? self::events( $method ) : array( $hook->name );
			if ( array() === $names ) {
				$this->faults[] = "{$method->class}::{$method->name}() has a Hook, but neither a name nor an event.";
			}
			foreach ( $names as $name ) {
				$this->addLine( $name, $parameters, $work, $hook->priority, $count );
			}
			$this->addUser( $method, 'Hook' );
		}
		foreach ( $method->getAttributes( Prints::class ) as $attribute ) {
			$block = $attribute->newInstance()->block;
			$list  = '' === $parameters ? '()' : "( {$parameters} )";
			$print = "static fn {$list}: string => {$work}";

			$this->lines[] = "\t\t\$services->page->blocks->add( array( '{$block}' => {$print} ) );\n";
			$this->addUser( $method, 'Prints' );
		}
		$blocks = array_map(
			static fn ( ReflectionAttribute $one ): string => "'{$one->newInstance()->name}'",
			$method->getAttributes( BeforeBlock::class )
		);
		if ( array() !== $blocks ) {
			$this->lines[] = "\t\t\$services->page->blocks->before( array( " . implode( ', ', $blocks )
				. " ), static fn () => {$work} );\n";
			$this->addUser( $method, 'BeforeBlock' );
		}
	}

	/** Adds the class of a method with an attribute to those whose objects are needed. */
	private function addUser( ReflectionMethod $method, string $attribute ): void {
		if ( ! $method->isPublic() ) {
			$this->faults[] = "{$method->class}::{$method->name}() has a {$attribute}, but is not public.";
		}
		if ( ! $method->isStatic() ) {
			$this->classes[ $method->class ] = true;
		}
	}

	/** @return array{string, string} Parameters of a callback, and its call of the method. */
	private static function callback( ReflectionMethod $method ): array {
		$types  = array();
		$passed = array();
		foreach ( $method->getParameters() as $parameter ) {
			$types[]  = self::type( $parameter ) . " \${$parameter->name}";
			$passed[] = "\${$parameter->name}";
		}
		$object    = $method->isStatic() ? "\\{$method->class}::" : Constructors::request( $method->class ) . '->';
		$arguments = array() === $passed ? '' : ' ' . implode( ', ', $passed ) . ' ';
		return array( implode( ', ', $types ), "{$object}{$method->name}({$arguments})" );
	}

	private function addLine(
		string $hook,
		string $parameters,
		string $work,
		int $priority,
		int $count,
		string $returns = ''
	): void {
		$name = str_contains( $hook, '\\' )
			? "\\{$hook}::class"
			: str_replace( "{plugin}'", "' . \$plugin", "'{$hook}'" );
		// PHP would parse the literal number as a float.
		$when = PHP_INT_MIN === $priority ? 'PHP_INT_MIN' : $priority;
		$rest = ( 10 === $priority && $count <= 1 ? '' : ", {$when}" ) . ( $count <= 1 ? '' : ", {$count}" );
		$list = '' === $parameters ? '()' : "( {$parameters} )";

		$this->lines[] = "\t\tadd_filter( {$name}, static fn {$list}{$returns} => {$work}{$rest} );\n";
	}

	/** @return list<string> Classes in the type of the first parameter. */
	private static function events( ReflectionMethod $method ): array {
		$type = ( $method->getParameters()[0] ?? null )?->getType();
		$all  = $type instanceof ReflectionUnionType ? $type->getTypes() : array( $type );
		$all  = array_filter(
			$all,
			static fn ( mixed $one ): bool => $one instanceof ReflectionNamedType && ! $one->isBuiltin()
		);
		return array_map( static fn ( ReflectionNamedType $one ): string => $one->getName(), array_values( $all ) );
	}

	/** Returns the type as code outside of the class's namespace. */
	private static function type( ReflectionParameter $parameter ): string {
		return (string) preg_replace( '/(?<![\w\\\\])(?=[A-Z])/', '\\', (string) $parameter->getType() );
	}
}
