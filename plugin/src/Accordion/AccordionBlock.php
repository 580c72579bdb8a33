<?php

declare(strict_types=1);

namespace Vestibule\Accordion;

use Vestibule\View\Html;
use Vestibule\View\Island;
use WP_Block;

/** Prints an accordion around its items: native disclosures, which work as they stand. */
final class AccordionBlock {

	public function __construct(
		private readonly Island $island,
		private readonly Groups $groups,
		private readonly FaqData $faq,
	) {}

	/**
	 * @param array<string, mixed> $attributes
	 * @param string               $items The items' HTML.
	 */
	public function render( array $attributes, string $items, WP_Block $block ): string {
		if ( '' === trim( $items ) ) {
			return '';
		}
		$group = $this->groups->forBlock( $block );
		if ( true === ( $attributes['isFaq'] ?? false ) ) {
			$this->faq->add( $group->pairs() );
		}
		$words  = array(
			'openAll'  => __( 'Open all', 'vestibule' ),
			'closeAll' => __( 'Close all', 'vestibule' ),
			'opened'   => __( 'All sections are open', 'vestibule' ),
			'closed'   => __( 'All sections are closed', 'vestibule' ),
		);
		$anchor = $attributes['anchor'] ?? '';
		$said   = Html::element( 'span', array( 'class' => 'vestibule-accordion__said', 'role' => 'status' ), '' );
		return $this->island->render(
			'accordion',
			array(
				'level'   => $group->level,
				'onlyOne' => '' !== $group->name,
				'words'   => $words,
			),
			( true === ( $attributes['hasButtons'] ?? false ) && '' === $group->name ? self::buttons( $words ) . $said : '' ) . $items,
			array(
				'data-island-on'   => 'hash',
				'data-island-name' => 'Accordion',
				'id'               => is_string( $anchor ) && '' !== $anchor ? $anchor : null,
			)
		);
	}

	/** @param array{openAll: string, closeAll: string, ...} $words */
	public static function buttons( array $words ): string {
		$buttons = '';
		foreach ( array( $words['openAll'], $words['closeAll'] ) as $word ) {
			$buttons .= Html::element(
				'button',
				array(
					'type'  => 'button',
					'class' => 'vestibule-accordion__button',
				),
				Html::escape( $word )
			);
		}
		return Html::element(
			'div',
			array(
				'class'     => 'vestibule-accordion__buttons',
				'data-part' => 'buttons',
			),
			$buttons
		);
	}
}
