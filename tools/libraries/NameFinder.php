<?php

declare(strict_types=1);

namespace Vestibule\Tools\Libraries;

use DomainException;
use PhpParser\Node;
use PhpParser\Node\InterpolatedStringPart;
use PhpParser\Node\Name;
use PhpParser\Node\Scalar\InterpolatedString;
use PhpParser\Node\Scalar\String_;
use PhpParser\Node\Stmt;
use PhpParser\NodeVisitorAbstract;

/** Finds names in the libraries' namespaces in a file. */
final class NameFinder extends NodeVisitorAbstract {

	/** @var list<int> */
	private array $names = array();

	/** @var array<int, string> */
	private array $strings = array();

	private bool $isGlobal = true;

	/** @var array<string, true> Names defined by use statements, which are renamed there. */
	private array $aliases = array();

	public function __construct( private readonly Prefix $prefix ) {}

	/** @return list<int> Byte offsets at which to insert the prefix. */
	public function names(): array {
		return $this->names;
	}

	/**
	 * @return array<int, string> Raw string literals including quotes, by byte offset. They may contain a class name.
	 */
	public function strings(): array {
		return $this->strings;
	}

	public function enterNode( Node $node ): ?int {
		match ( true ) {
			$node instanceof Stmt\Namespace_ => $this->enterNamespace( $node ),
			$node instanceof Stmt\Use_       => $this->readUse( $node ),
			$node instanceof Stmt\GroupUse   => $this->readGroup( $node ),
			$node instanceof Stmt\Function_,
			$node instanceof Stmt\ClassLike  => $this->refuseGlobal( $node ),
			$node instanceof Name            => $this->readName( $node ),
			$node instanceof String_         => $this->strings[ $node->getStartFilePos() ] = $this->raw( $node ),
			$node instanceof InterpolatedString => $this->readInterpolated( $node ),
			default                          => null,
		};
		// Names in use statements have already been read.
		return $node instanceof Stmt\Use_ || $node instanceof Stmt\GroupUse ? self::DONT_TRAVERSE_CHILDREN : null;
	}

	private function enterNamespace( Stmt\Namespace_ $node ): void {
		$this->isGlobal = null === $node->name;
		$this->aliases  = array();
		if ( null !== $node->name ) {
			$node->name->setAttribute( 'isRead', true );
			$this->add( $node->name );
		}
	}

	private function readUse( Stmt\Use_ $node ): void {
		foreach ( $node->uses as $use ) {
			$this->aliases[ $use->getAlias()->name ] = true;
			$this->add( $use->name );
		}
	}

	private function readGroup( Stmt\GroupUse $node ): void {
		$begin = $node->prefix->toString();
		foreach ( $node->uses as $use ) {
			$this->aliases[ $use->getAlias()->name ] = true;
			if ( ! $this->prefix->covers( $begin ) && $this->prefix->covers( "{$begin}\\{$use->name}" ) ) {
				throw new DomainException(
					"The group below {$begin} on line {$node->getStartLine()} is in part the library's own."
				);
			}
		}
		$this->add( $node->prefix );
	}

	/** Records only names that are not resolved by a namespace or use statement, because those are renamed with it. */
	private function readName( Name $node ): void {
		if ( $node->hasAttribute( 'isRead' ) || $node->isRelative() ) {
			return;
		}
		if (
			$node->isFullyQualified()
				|| ( $this->isGlobal && $node->isQualified() && ! isset( $this->aliases[ $node->getFirst() ] ) )
		) {
			$this->add( $node );
		}
	}

	private function readInterpolated( InterpolatedString $node ): void {
		$first = $node->parts[0] ?? null;
		if ( $first instanceof InterpolatedStringPart ) {
			$this->strings[ $first->getStartFilePos() ] = $this->raw( $first );
		}
	}

	private function raw( String_|InterpolatedStringPart $node ): string {
		$raw = $node->getAttribute( 'rawValue' );
		return is_string( $raw ) ? $raw : '';
	}

	/**
	 * Throws an exception for a global name, because two plugins with the same global name would cause a fatal error.
	 */
	private function refuseGlobal( Stmt\Function_|Stmt\ClassLike $node ): void {
		if ( $this->isGlobal && null !== $node->name ) {
			throw new DomainException( "{$node->name} on line {$node->getStartLine()} has no namespace." );
		}
	}

	/** Records the position after a leading backslash, which is not part of the name. */
	private function add( Name $name ): void {
		if ( $this->prefix->covers( $name->toString() ) ) {
			$this->names[] = $name->getEndFilePos() + 1 - strlen( $name->toString() );
		}
	}
}
