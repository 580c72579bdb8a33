<?php

declare(strict_types=1);

namespace Vestibule\Site\Accordion;

use Vestibule\Kernel\Assets\VariationStyles;
use Vestibule\Kernel\Html\Html;
use Vestibule\Kernel\Html\Island;
use Vestibule\Kernel\Wiring\BeforeBlock;
use Vestibule\Kernel\Wiring\Prints;
use WeakMap;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/**
 * Renders an accordion around its items, which are native `<details>` elements and work without a script. WordPress
 * renders the items before the accordion, so the block passes their shared data to them through the block context.
 */
final class AccordionBlock {

	/** Context key under which an item finds the Group of its accordion. */
	public const CONTEXT = 'vestibule/accordion';

	/** @var WeakMap<WP_Block, Group> */
	private readonly WeakMap $groups;

	public function __construct(
		private readonly Island $island,
		private readonly FaqData $faq,
		private readonly VariationStyles $variations,
	) {
		$this->groups = new WeakMap();
	}

	#[BeforeBlock( 'vestibule/accordion' )]
	#[BeforeBlock( 'vestibule/accordion-item' )]
	public function begin(): void {
		$this->variations->enqueueEarly( 'accordion' );
		add_filter( 'render_block_context', $this->intoContext( ... ), 10, 3 );
		add_action( 'wp_footer', $this->faq->print( ... ) );
	}

	/**
	 * @param array<string, mixed> $context
	 * @param array<string, mixed> $parsed
	 * @return array<string, mixed>
	 */
	private function intoContext( array $context, array $parsed, ?WP_Block $around = null ): array {
		if ( 'vestibule/accordion-item' === $parsed['blockName'] && 'vestibule/accordion' === $around?->name ) {
			$context[ self::CONTEXT ] = $this->group( $around );
		}
		return $context;
	}

	/**
	 * @param array<string, mixed> $attributes
	 * @param string               $items HTML of the items.
	 */
	#[Prints( 'vestibule/accordion' )]
	public function render( array $attributes, string $items, WP_Block $block ): string {
		if ( '' === trim( $items ) ) {
			return '';
		}
		$this->variations->enqueueForClasses( 'accordion', $attributes['className'] ?? null );
		$group = $this->group( $block );
		if ( true === ( $attributes['isFaq'] ?? false ) ) {
			$this->faq->add( $group->pairs() );
		}
		$hasButtons = true === ( $attributes['hasButtons'] ?? false ) && '' === $group->name;
		$anchor     = $attributes['anchor'] ?? '';
		return $this->island->render(
			'accordion',
			array(),
			( $hasButtons ? self::allButtons() : '' ) . $items,
			array(
				'data-island-first' => true,
				'data-island-on'    => 'hash',
				'data-island-name'  => 'Accordion',
				'id'                => is_string( $anchor ) && '' !== $anchor ? $anchor : null,
			)
		);
	}

	/** Renders the buttons that open and close all items, and a status message for screen readers. */
	private static function allButtons(): string {
		$said = array(
			'class'       => 'vestibule-accordion__said',
			'role'        => 'status',
			'data-opened' => __( 'All sections are open', 'vestibule' ),
			'data-closed' => __( 'All sections are closed', 'vestibule' ),
		);
		return self::buttons(
			array(
				'openAll'  => __( 'Open all', 'vestibule' ),
				'closeAll' => __( 'Close all', 'vestibule' ),
			)
		) . Html::element( 'span', $said, '' );
	}

	/** @param array{openAll: string, closeAll: string} $words Button labels by action. */
	public static function buttons( array $words ): string {
		$buttons = '';
		foreach ( $words as $word ) {
			$buttons .= Html::element(
				'button',
				array(
					'type'  => 'button',
					'class' => 'vestibule-accordion__button',
				),
				Html::escape( $word )
			);
		}
		return Html::element( 'div', array( 'class' => 'vestibule-accordion__buttons' ), $buttons );
	}

	private function group( WP_Block $accordion ): Group {
		$level = $accordion->attributes['headingLevel'] ?? 3;

		$this->groups[ $accordion ] ??= new Group(
			true === ( $accordion->attributes['onlyOne'] ?? false )
				? wp_unique_id( 'accordion-' . (int) get_the_ID() . '-' )
				: '',
			in_array( $level, array( 0, 2, 3, 4, 5, 6 ), true ) ? $level : 3
		);
		return $this->groups[ $accordion ];
	}
}
