<?php

declare(strict_types=1);

namespace Vestibule\Tools\Mutants;

use PhpParser\Node;
use PhpParser\Node\Stmt\ClassMethod;
use PhpParser\NodeVisitorAbstract;

/** Makes each method of a file note its call. Lines keep their numbers. */
final class FunctionMarker extends NodeVisitorAbstract {

	/** @var array<int, string> Marks by the offset that they are inserted at. */
	private array $marks = array();

	public function __construct( private readonly string $path ) {}

	public function enterNode( Node $node ): null {
		if ( $node instanceof ClassMethod && isset( $node->stmts[0] ) ) {
			$name = self::name( $this->path, $node );

			$this->marks[ $node->stmts[0]->getStartFilePos() ] = "\$GLOBALS['vestibule_hits']['{$name}'] = true; ";
		}
		return null;
	}

	/** Returns the name of a method in the recorded hits. */
	public static function name( string $path, ClassMethod $method ): string {
		return "{$path} {$method->name->toString()}";
	}

	/** Returns the file with its marks. */
	public function in( string $code ): string {
		krsort( $this->marks );
		foreach ( $this->marks as $offset => $mark ) {
			$code = substr_replace( $code, $mark, $offset, 0 );
		}
		return $code;
	}
}
