<?php

declare(strict_types=1);

namespace Vestibule\Tools\Mutants;

use PhpParser\Node;
use PhpParser\Node\Stmt\ClassMethod;
use PhpParser\NodeVisitorAbstract;

/** Adds code to each method of a file that records its call. Line numbers don't change. */
final class FunctionMarker extends NodeVisitorAbstract {

	/** @var array<int, string> Code to insert, by byte offset. */
	private array $marks = array();

	public function __construct( private readonly string $path ) {}

	public function enterNode( Node $node ): null {
		if ( $node instanceof ClassMethod && isset( $node->stmts[0] ) ) {
			$name = self::name( $this->path, $node );

			$this->marks[ $node->stmts[0]->getStartFilePos() ] = "\$GLOBALS['vestibule_hits']['{$name}'] = true; ";
		}
		return null;
	}

	/** Returns the name under which calls of a method are recorded. */
	public static function name( string $path, ClassMethod $method ): string {
		return "{$path} {$method->name->toString()}";
	}

	/** Returns the file with the inserted code. */
	public function in( string $code ): string {
		krsort( $this->marks );
		foreach ( $this->marks as $offset => $mark ) {
			$code = substr_replace( $code, $mark, $offset, 0 );
		}
		return $code;
	}
}
