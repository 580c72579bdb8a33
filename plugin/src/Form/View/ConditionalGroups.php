<?php

declare(strict_types=1);

namespace Vestibule\Form\View;

use Closure;
use Vestibule\Form\FormContent;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * Marks the groups of a form that have conditions, whatever block they are, with the id that the browser knows them by,
 * and hides those that are hidden at first.
 */
final class ConditionalGroups {

	private const LAST = 1000;

	public function __construct( private readonly FormInstance $instance ) {}

	/** @param Closure(): string $print */
	public function during( Closure $print ): string {
		$mark = $this->mark( ... );
		// After those that look for the block's own element first.
		add_filter( 'render_block', $mark, self::LAST, 2 );
		try {
			return $print();
		} finally {
			remove_filter( 'render_block', $mark, self::LAST );
		}
	}

	/** @param array<string, mixed> $block */
	private function mark( string $html, array $block ): string {
		$id   = FormContent::groupId( $block );
		$tags = new WP_HTML_Tag_Processor( $html );
		if ( '' === $id || ! $tags->next_tag() ) {
			return $html;
		}
		$tags->set_attribute( 'data-conditions', $id );
		if ( $this->instance->isHidden( $id ) ) {
			$tags->set_attribute( 'hidden', true );
		}
		return ( new Conditions() )->hint( $this->instance->form, $id ) . $tags->get_updated_html();
	}
}
