<?php

declare(strict_types=1);

namespace Vestibule\Site\Header;

use Vestibule\Contract\ScrollTop;
use Vestibule\Kernel\Assets\Assets;
use Vestibule\Kernel\Assets\BuiltModule;
use Vestibule\Kernel\Html\Html;
use Vestibule\Kernel\Html\Loader;
use Vestibule\Kernel\Html\Page;
use Vestibule\Kernel\Wiring\Hook;
use Vestibule\Kernel\Wiring\Prints;

defined( 'ABSPATH' ) || exit;

/** Smooth scrolling to anchors, the link to the top (docs/header.md) and floating buttons (docs/chat.md). */
final class Scrolling {

	/** Floating elements. If one is on the page, the script that moves it away from controls is loaded at once. */
	private const FLOATS = '.vestibule-chat,.vestibule-scroll-top';

	public function __construct( private readonly Assets $assets, private readonly Page $page ) {}

	#[Hook( 'init' )]
	public function registerStyle(): void {
		$this->scrolling()->registerStyle();
	}

	/** Loads the styles and scripts on all pages, because any page may have anchors and a chat button. */
	#[Hook( 'wp_enqueue_scripts' )]
	public function enqueue(): void {
		$this->scrolling()->needStyle();
		$this->page->loader->late( "a[href*='#']", $this->scrolling()->src() );
		$this->page->loader->late(
			Loader::SCROLLING,
			( new BuiltModule( $this->assets, 'floats' ) )->src(),
			now: self::FLOATS
		);
	}

	/** @param array<string, mixed> $attributes Attributes that match the contract scroll-top. */
	#[Prints( 'vestibule/scroll-top' )]
	public function renderTop( array $attributes ): string {
		$this->page->foot()->block( 'scroll-top' );
		$this->page->foot()->module( 'floats' );
		return self::linkToTop( $attributes );
	}

	private function scrolling(): BuiltModule {
		return new BuiltModule( $this->assets, 'scrolling' );
	}

	/**
	 * Renders a link to the top of the page. Browsers support `#top` natively, so it works without scripts.
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
