<?php

declare(strict_types=1);

namespace Vestibule\Tools\Libraries;

use PhpParser\Node\Name\FullyQualified;
use PhpParser\NodeFinder;
use PhpParser\NodeTraverser;
use PhpParser\NodeVisitor\NameResolver;
use PhpParser\ParserFactory;
use RuntimeException;

/** Classes of the libraries that the plugin needs, with all classes that they use. */
final class Selection {

	/** @param list<Package> $packages */
	public function __construct( private readonly array $packages ) {}

	/**
	 * @param list<string> $classes Classes that the plugin uses directly.
	 * @param list<string> $without Classes that are mentioned but never used.
	 * @return array<string, string> Files by class name, sorted by name.
	 * @throws RuntimeException If a required class is not in any package.
	 */
	public function classes( array $classes, array $without = array() ): array {
		$files = array();
		$queue = array();
		foreach ( $classes as $class ) {
			$queue[ $class ] = $this->fileOf( $class )
				?? throw new RuntimeException( "No package has the class {$class}." );
		}
		while ( array() !== $queue ) {
			$class           = (string) array_key_first( $queue );
			$files[ $class ] = $queue[ $class ];
			unset( $queue[ $class ] );
			$queue += array_diff_key( $this->namedIn( $files[ $class ] ), $files, array_flip( $without ) );
		}
		ksort( $files );
		return $files;
	}

	/** @return array<string, string> */
	private function namedIn( string $file ): array {
		$code      = ( new ParserFactory() )->createForNewestSupportedVersion()->parse(
			(string) file_get_contents( $file )
		)
			?? array();
		$traverser = new NodeTraverser( new NameResolver() );
		$found     = array();
		foreach ( ( new NodeFinder() )->findInstanceOf(
			$traverser->traverse( $code ),
			FullyQualified::class
		) as $name ) {
			$found[ $name->toString() ] = $this->fileOf( $name->toString() );
		}
		return array_filter( $found );
	}

	private function fileOf( string $class ): ?string {
		foreach ( $this->packages as $package ) {
			$file = $package->fileOf( $class );
			if ( null !== $file ) {
				return $file;
			}
		}
		return null;
	}
}
