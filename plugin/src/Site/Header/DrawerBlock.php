<?php

declare(strict_types=1);

namespace Vestibule\Site\Header;

use Vestibule\Contract\Drawer;
use Vestibule\Kernel\Assets\Assets;
use Vestibule\Kernel\Assets\BuiltModule;
use Vestibule\Kernel\Html\Html;
use Vestibule\Kernel\Html\Page;
use Vestibule\Kernel\Wiring\Prints;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * Renders drawers: panels that a button in the header opens, such as the menu on phones or the search (docs/header.md).
 * Current browsers open and close them without a script (`command`). Without JavaScript and commands, a link next to
 * the button opens the dialog (`:target`).
 */
final class DrawerBlock {

	public function __construct( private readonly Assets $assets, private readonly Page $page ) {}

	/**
	 * @param array<string, mixed> $attributes Attributes that match the contract drawer.
	 * @param string               $content    HTML of the inner blocks.
	 */
	#[Prints( 'vestibule/drawer' )]
	public function render( array $attributes, string $content ): string {
		$values    = Drawer::from( $attributes );
		$kind      = $values->kind;
		$is_search = 'search' === $kind;
		$label     = Html::words( $values->label );
		$label     = '' === $label ? ( $is_search ? __( 'Search', 'vestibule' ) : __( 'Menu', 'vestibule' ) ) : $label;
		$icon      = 'none' === $values->icon ? '' : $values->icon;
		// Always show the label if the button has no icon.
		$is_shown  = $values->showLabel || '' === $icon;
		$anchor    = trim( (string) preg_replace( '/[^A-Za-z0-9_-]+/', '-', $values->anchor ?? '' ), '-' );
		$id        = '' === $anchor ? $this->page->ids()->reserve( '', 'drawer ' . $label, 'drawer' ) : $anchor;
		$this->need();

		$name   = array(
			'class'      => 'vestibule-drawer__button',
			'aria-label' => $is_shown ? null : $label,
		);
		$inner  = $this->icon( $icon )
			. ( $is_shown ? Html::element( 'span', array(), Html::escapeAgainstTextFilters( $label ) ) : '' );
		$button = Html::element(
			'button',
			$name + array(
				'type' => 'button',
				'command' => 'show-modal',
				'commandfor' => $id,
				'aria-haspopup' => 'dialog',
			),
			$inner
		);
		$link   = Html::element(
			'a',
			array( 'class' => 'vestibule-drawer__button vestibule-drawer__link' ) + $name + array( 'href' => "#{$id}" ),
			$inner
		);
		$name   = $is_search ? '' : self::name( $label );
		$dialog = Html::element(
			'dialog',
			array(
				'id'         => $id,
				'class'      => "vestibule-drawer__dialog is-{$kind}"
					. ( 'drawer' === $kind ? ' is-at-' . $values->side : '' ),
				'closedby'   => 'any',
				'aria-label' => $label,
			),
			$name . $this->closers( $id )
				. Html::element(
					'div',
					array( 'class' => 'vestibule-drawer__content' ),
					$is_search ? self::focused( $content ) : $content
				)
		);
		$html = self::withoutId(
			'<div ' . get_block_wrapper_attributes( array( 'class' => 'vestibule-drawer is-shown-' . $values->shown ) )
				. '>'
		)
			. "{$button}{$link}{$dialog}</div>";

		/** Filters the HTML of a drawer (docs/hooks.md). */
		$changed = apply_filters( 'vestibule/drawer_html', $html, $attributes, $id );
		return is_string( $changed ) ? $changed : $html;
	}

	private function need(): void {
		$this->page->foot()->block( 'drawer' );
		$this->page->loader->late(
			'.vestibule-drawer__button,a[href*=\'#\']',
			( new BuiltModule( $this->assets, 'drawer' ) )->src()
		);
	}

	/** Removes the ID that WordPress adds to the wrapper. The anchor is the ID of the dialog. */
	private static function withoutId( string $wrapper ): string {
		$tags = new WP_HTML_Tag_Processor( $wrapper );
		$tags->next_tag();
		$tags->remove_attribute( 'id' );
		return $tags->get_updated_html();
	}

	/**
	 * Renders the name of the drawer as a heading with the focus. Screen readers announce a focused heading. They don't
	 * announce the name of a dialog in which a button has the focus.
	 */
	private static function name( string $label ): string {
		$attributes = array( 'class' => 'vestibule-drawer__name', 'tabindex' => -1, 'autofocus' => true );
		return Html::element( 'h2', $attributes, Html::escapeAgainstTextFilters( $label ) );
	}

	private function closers( string $id ): string {
		$label = __( 'Close', 'vestibule' );
		return Html::element(
			'button',
			array(
				'type' => 'button',
				'class' => 'vestibule-drawer__close',
				'aria-label' => $label,
				'command' => 'close',
				'commandfor' => $id,
			),
			''
		)
			. Html::element(
				'a',
				array(
					'class' => 'vestibule-drawer__close vestibule-drawer__back',
					'aria-label' => $label,
					'href' => "#{$id}-closed",
				),
				''
			);
	}

	private function icon( string $icon ): string {
		return '' === $icon
			? ''
			: Html::element(
				'span',
				array( 'class' => "vestibule-drawer__icon is-{$icon}", 'aria-hidden' => 'true' ),
				''
			);
	}

	/** Adds autofocus to the search input. */
	private static function focused( string $content ): string {
		$tags = new WP_HTML_Tag_Processor( $content );
		while ( $tags->next_tag( array( 'tag_name' => 'input' ) ) ) {
			if ( 'search' === $tags->get_attribute( 'type' ) ) {
				$tags->set_attribute( 'autofocus', true );
				return $tags->get_updated_html();
			}
		}
		return $content;
	}
}
