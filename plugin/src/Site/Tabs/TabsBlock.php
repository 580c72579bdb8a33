<?php

declare(strict_types=1);

namespace Vestibule\Site\Tabs;

use Vestibule\Contract\Tabs;
use Vestibule\Kernel\Assets\VariationStyles;
use Vestibule\Kernel\Html\Html;
use Vestibule\Kernel\Html\Island;
use Vestibule\Kernel\Wiring\BeforeBlock;
use Vestibule\Kernel\Wiring\Prints;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/** Renders tabs and their panels (docs/tabs.md). */
final class TabsBlock {

	public function __construct(
		private readonly VariationStyles $variations,
		private readonly Island $island,
		private readonly Rows $rows,
		private readonly EarlyScript $early,
	) {}

	#[BeforeBlock( 'vestibule/tabs' )]
	#[BeforeBlock( 'vestibule/tab' )]
	public function begin(): void {
		add_action( 'wp_head', $this->early->print( ... ), 5 );
		$this->variations->enqueueEarly( 'tabs' );
		add_filter( 'render_block_context', $this->intoContext( ... ), 10, 3 );
		add_filter( 'render_block_vestibule/tab', $this->rows->keep( ... ), PHP_INT_MAX, 3 );
	}

	/**
	 * @param array<string, mixed> $context
	 * @param array<string, mixed> $parsed
	 * @return array<string, mixed>
	 */
	private function intoContext( array $context, array $parsed, ?WP_Block $around = null ): array {
		return 'vestibule/tabs' === $around?->name ? $this->rows->intoContext( $context, $parsed, $around ) : $context;
	}

	/**
	 * Renders the titles and panels. CSS arranges them for each device.
	 *
	 * @param array<string, mixed> $attributes
	 */
	#[Prints( 'vestibule/tabs' )]
	public function render( array $attributes, string $content, WP_Block $block ): string {
		$this->variations->enqueueForClasses( 'tabs', $attributes['className'] ?? null );
		$tabs = $this->rows->shown( $block );
		if ( array() === $tabs ) {
			return '';
		}
		$titles = array_map( static fn( Tab $tab ): string => $tab->title, $tabs );
		$panels = array_map( self::panel( ... ), $tabs );
		if ( is_feed() ) {
			return implode(
				'',
				array_map( static fn( Tab $tab ): string => "<h3>{$tab->title}</h3>{$tab->html}", $tabs )
			);
		}
		$values  = Tabs::from( $attributes );
		$desktop = $values->desktop;
		$label   = $values->label;
		$props   = array(
			'ids'         => array_map( static fn( Tab $tab ): string => $tab->id, $tabs ),
			'open'        => (int) array_search(
				true,
				array_map( static fn( Tab $tab ): bool => $tab->isOpen, $tabs ),
				true
			),
			'label'       => '' === $label ? __( 'Sections', 'vestibule' ) : $label,
			'orientation' => 'tabs' === $desktop ? 'horizontal' : 'vertical',
			'activation'  => $values->activation,
		);
		return $this->island->render(
			'tabs',
			$props,
			( new TabsView() )->render( $props, $titles, $this->early->places( $panels ), $panels ),
			array(
				'id'             => $values->anchor ?: null,
				'class'          => "is-desktop-{$desktop} is-tablet-{$values->tablet} is-phone-{$values->phone}",
				'data-island-on' => 'hash',
			)
		);

	}

	/**
	 * Renders the content of a tab. Empty if the tab has no content. The tabs block renders the panel around it.
	 *
	 * @param array<string, mixed> $attributes
	 */
	#[Prints( 'vestibule/tab' )]
	public function renderTab( array $attributes, string $content ): string {
		return Html::isEmpty( $content ) ? '' : '<div ' . get_block_wrapper_attributes() . ">{$content}</div>";
	}

	/** Adds a heading for browsers without JavaScript. With JavaScript, the tab shows the title. */
	private static function panel( Tab $tab ): string {
		return "<noscript><h3 class=\"vestibule-tabs__heading\">{$tab->title}</h3></noscript>{$tab->html}";
	}
}
