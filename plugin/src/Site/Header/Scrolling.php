<?php

declare(strict_types=1);

namespace Vestibule\Site\Header;

use Vestibule\Contract\ScrollTop;
use Vestibule\Kernel\Assets\Assets;
use Vestibule\Kernel\Assets\BuiltModule;
use Vestibule\Kernel\Html\Html;
use Vestibule\Kernel\Html\Page;
use Vestibule\Kernel\Wiring\Hook;
use Vestibule\Kernel\Wiring\Prints;

defined( 'ABSPATH' ) || exit;

/** Adds smooth scrolling to anchors, and renders the link to the top (docs/header.md). */
final class Scrolling {

	/**
	 * Loads the script for anchors when the URL has a hash for the first time. `%s` is the URL of the script as JSON.
	 */
	private const LOAD = '(l=>location.hash?l():addEventListener("hashchange",l,{once:!0}))(()=>import(%s))';

	public function __construct( private readonly Assets $assets, private readonly Page $page ) {}

	#[Hook( 'init' )]
	public function registerStyle(): void {
		$this->scrolling()->registerStyle();
	}

	/** Loads the styles on all pages, because any page can have anchors. */
	#[Hook( 'wp_enqueue_scripts' )]
	public function enqueue(): void {
		$this->scrolling()->needStyle();
	}

	/**
	 * Prints a one-line script instead of using the loader. Every page has a skip link, so the loader would run
	 * everywhere.
	 */
	#[Hook( 'wp_footer' )]
	public function print(): void {
		$src = (string) wp_json_encode( $this->scrolling()->src(), JSON_HEX_TAG | JSON_UNESCAPED_SLASHES );
		// A module runs after the page is parsed, so the target of the hash exists.
		wp_print_inline_script_tag( sprintf( self::LOAD, $src ), array( 'type' => 'module' ) );
	}

	/** @param array<string, mixed> $attributes Attributes that match the contract scroll-top. */
	#[Prints( 'vestibule/scroll-top' )]
	public function renderTop( array $attributes ): string {
		$this->page->foot()->block( 'scroll-top' );
		$this->page->addFloats();
		return self::linkToTop( $attributes );
	}

	private function scrolling(): BuiltModule {
		return new BuiltModule( $this->assets, 'scrolling' );
	}

	/**
	 * Renders a link to the top of the page. It works without scripts, because browsers support `#top`.
	 *
	 * @param array<string, mixed> $attributes Attributes that match the contract scroll-top.
	 */
	public static function linkToTop( array $attributes ): string {
		$values = ScrollTop::from( $attributes );
		$label  = Html::words( $values->label );
		$word   = Html::element(
			'span',
			array( 'class' => 'vestibule-scroll-top__label' ),
			Html::escapeAgainstTextFilters( '' === $label ? __( 'Back to top', 'vestibule' ) : $label )
		);
		$class  = 'vestibule-scroll-top is-at-' . $values->side . ( $values->showLabel ? ' has-label' : '' );
		return '<a ' . get_block_wrapper_attributes( array( 'class' => $class, 'href' => '#top' ) ) . ">{$word}</a>";
	}
}
