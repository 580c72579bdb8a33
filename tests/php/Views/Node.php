<?php

declare(strict_types=1);

namespace Vestibule\Tests\Views;

/** Element, text or comment of a normalized document. */
final class Node {

	private const VOID = array( 'input', 'br', 'hr', 'img' );

	/** @var list<Node> */
	private array $children = array();

	/** @param string|null $literal Output of a node that is not an element. */
	public function __construct(
		private readonly string $tag,
		private readonly string $attributes,
		private readonly ?string $literal = null,
		private readonly bool $isText = false,
	) {}

	public static function text( string $text ): self {
		return new self( '', '', strtr( $text, array( '&' => '&amp;', '<' => '&lt;', '>' => '&gt;' ) ), true );
	}

	public static function comment( string $text ): self {
		return new self( '', '', "<!--{$text}-->" );
	}

	public function add( self $child ): void {
		$this->children[] = $child;
	}

	/** @return list<Node> */
	public function children(): array {
		return $this->children;
	}

	/** @return list<string> */
	public function lines( string $indent ): array {
		$texts   = array_filter( $this->children, static fn( self $child ): bool => $child->isText );
		$is_line = $this->isFlat() || array() !== $texts || ( 1 === count( $this->children ) && $this->children[0]->isFlat() );
		if ( $is_line ) {
			return array( $indent . $this->inline() );
		}
		$inner = array_map( static fn( self $child ): array => $child->lines( $indent . '  ' ), $this->children );
		return array( $indent . "<{$this->tag}{$this->attributes}>", ...array_merge( ...$inner ), $indent . "</{$this->tag}>" );
	}

	private function isFlat(): bool {
		return array() === array_filter( $this->children, static fn( self $child ): bool => null === $child->literal );
	}

	private function inline(): string {
		if ( null !== $this->literal ) {
			return $this->literal;
		}
		$inner = implode( '', array_map( static fn( self $child ): string => $child->inline(), $this->children ) );
		return "<{$this->tag}{$this->attributes}>{$inner}" . ( in_array( $this->tag, self::VOID, true ) ? '' : "</{$this->tag}>" );
	}
}
