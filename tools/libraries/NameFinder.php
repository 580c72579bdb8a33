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

/** Finds names of the libraries' namespaces in a file. */
final class NameFinder extends NodeVisitorAbstract {

	/** @var list<int> */
	private array $names = array();

	/** @var array<int, string> */
	private array $strings = array();

	private bool $isGlobal = true;

	/** @var array<string, true> What a use statement has given a meaning to; it is renamed there. */
	private array $aliases = array();

	public function __construct( private readonly Prefix $prefix ) {}

	/** @return list<int> Where a prefix belongs, in bytes. */
	public function names(): array {
		return $this->names;
	}

	/** @return array<int, string> Texts as they are written, quotes included, by their place: one may be a class's name. */
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
		// The names of a use statement are read with it.
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
				throw new DomainException( "The group below {$begin} on line {$node->getStartLine()} is in part the library's own." );
			}
		}
		$this->add( $node->prefix );
	}

	/** Names that hold only within a namespace or by a use statement follow those. */
	private function readName( Name $node ): void {
		if ( $node->hasAttribute( 'isRead' ) || $node->isRelative() ) {
			return;
		}
		if ( $node->isFullyQualified() || ( $this->isGlobal && $node->isQualified() && ! isset( $this->aliases[ $node->getFirst() ] ) ) ) {
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

	/** A leading backslash is not part of a name, and the prefix belongs behind it. */
	private function add( Name $name ): void {
		if ( $this->prefix->covers( $name->toString() ) ) {
			$this->names[] = $name->getEndFilePos() + 1 - strlen( $name->toString() );
		}
	}
}
