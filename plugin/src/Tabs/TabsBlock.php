<?php

declare(strict_types=1);

namespace Vestibule\Tabs;

use Vestibule\Contracts\Values;
use Vestibule\View\Island;
use WP_Block;

/** Prints tabs: one row of titles and their panels, which CSS lays out for each device (docs/reference/tabs.md). */
final class TabsBlock {

	public function __construct(
		private readonly Island $island,
		private readonly Rows $rows,
		private readonly TabsView $view,
		private readonly EarlyScript $early,
	) {}

	/** @param array<string, mixed> $attributes */
	public function render( array $attributes, string $content, WP_Block $block ): string {
		$tabs = $this->rows->forBlock( $block )->shown();
		if ( array() === $tabs ) {
			return '';
		}
		$titles = array_map( static fn( Tab $tab ): string => $tab->title, $tabs );
		$panels = array_map( self::panel( ... ), $tabs );
		if ( is_feed() ) {
			return implode( '', array_map( static fn( Tab $tab ): string => "<h3>{$tab->title}</h3>{$tab->html}", $tabs ) );
		}
		$values  = new Values( $attributes );
		$desktop = $values->string( 'desktop' );
		$label   = $values->string( 'label' );
		$props   = array(
			'ids'         => array_map( static fn( Tab $tab ): string => $tab->id, $tabs ),
			'open'        => (int) array_search( true, array_map( static fn( Tab $tab ): bool => $tab->isOpen, $tabs ), true ),
			'label'       => '' === $label ? __( 'Sections', 'vestibule' ) : $label,
			'orientation' => 'tabs' === $desktop ? 'horizontal' : 'vertical',
			'activation'  => $values->string( 'activation' ),
		);
		return $this->island->render(
			'tabs',
			$props,
			$this->view->render( $props, $titles, $this->early->places( $panels ), $panels ),
			array(
				'id'             => $values->string( 'anchor' ) ?: null,
				'class'          => "is-desktop-{$desktop} is-tablet-{$values->string( 'tablet' )} is-phone-{$values->string( 'phone' )}",
				'data-island-on' => 'hash',
			)
		);
	}

	/** The heading is for readers without scripts; with scripts the title above the panel is the tab. */
	private static function panel( Tab $tab ): string {
		return "<noscript><h3 class=\"vestibule-tabs__heading\">{$tab->title}</h3></noscript>{$tab->html}";
	}
}
