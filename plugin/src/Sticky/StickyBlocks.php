<?php

declare(strict_types=1);

namespace Vestibule\Sticky;

use Closure;
use Vestibule\Contracts\Schema;
use Vestibule\View\MarkedBlock;

/** Marks the HTML of blocks that stick. What makes them stick is src/sticky. */
final class StickyBlocks {

	private const ATTRIBUTE = 'vestibuleSticky';

	/** Those that hold others and stand in the page as boxes of their own. */
	public const NAMES = array( 'core/group', 'core/template-part', 'core/columns', 'core/column' );

	/**
	 * @param Closure(bool): void $need Asks for style and script; true asks for that of what comes back on scrolling
	 * up, too.
	 */
	public function __construct(
		private readonly Schema $schema,
		private readonly Closure $need,
	) {}

	/**
	 * @param array<string, mixed> $args Of a block type.
	 * @return array<string, mixed>
	 */
	public function withAttribute( array $args, string $name ): array {
		return in_array( $name, self::NAMES, true ) ? MarkedBlock::withAttribute( $args, self::ATTRIBUTE ) : $args;
	}

	/** @param array<string, mixed> $block As it was parsed. */
	public function filterBlock( string $html, array $block ): string {
		$settings = MarkedBlock::settings( $block, self::ATTRIBUTE );
		$tags     = null !== $settings && $this->schema->fits( 'sticky', $settings ) ? MarkedBlock::tag( $html ) : null;
		if ( null === $settings || null === $tags ) {
			return $html;
		}
		$look = StickyLook::from( $settings, is_array( $block['attrs'] ) ? $block['attrs'] : array() );
		( $this->need )( $look->isRevealing );
		foreach ( $look->classes() as $class ) {
			$tags->add_class( $class );
		}
		if ( $look->offset > 0 ) {
			$tags->set_attribute( 'data-sticky-offset', (string) $look->offset );
		}
		MarkedBlock::addStyle( $tags, $look->style() );
		return $tags->get_updated_html();
	}
}
