<?php

declare(strict_types=1);

namespace Vestibule\Site\Header;

use Vestibule\Contract\ScrollTop;
use Vestibule\Kernel\Assets\BuiltModule;
use Vestibule\Kernel\Html\Html;
use Vestibule\Kernel\Html\Loader;
use Vestibule\Module;
use Vestibule\Services;

defined( 'ABSPATH' ) || exit;

/** Smooth scrolling to anchors, the link to the top (docs/header.md) and floating buttons (docs/chat.md). */
final class ScrollingModule implements Module {

	/** Floating elements. If one is on the page, the script that moves it away from controls is loaded at once. */
	private const FLOATS = '.vestibule-chat,.vestibule-scroll-top';

	public function __construct( private readonly Services $services ) {}

	public function register(): void {
		add_action( 'init', fn () => $this->scrolling()->registerStyle() );
		add_action( 'wp_enqueue_scripts', $this->need( ... ) );
		$this->services->page->blocks->add( array( 'vestibule/scroll-top' => $this->renderTop( ... ) ) );
	}

	/** Loads the styles and scripts on all pages, because any page may have anchors and a chat button. */
	private function need(): void {
		$this->scrolling()->needStyle();
		$this->services->page->loader->late( "a[href*='#']", $this->scrolling()->src() );
		$this->services->page->loader->late( Loader::SCROLLING, $this->services->module( 'floats' )->src(), now: self::FLOATS );
	}

	/** @param array<string, mixed> $attributes */
	private function renderTop( array $attributes ): string {
		$this->services->page->foot()->block( 'scroll-top' );
		$this->services->page->foot()->module( 'floats' );
		return self::linkToTop( $attributes );
	}

	private function scrolling(): BuiltModule {
		return $this->services->module( 'scrolling' );
	}

	/**
	 * Renders a link to the top of the page. Browsers support `#top` natively, so it works without scripts.
	 *
	 * @param array<string, mixed> $attributes Attributes that match the contract scroll-top.
	 */
	public static function linkToTop( array $attributes ): string {
		$values = ScrollTop::from( $attributes );
		$label  = Html::words( $values->label );
		$word   = Html::element( 'span', array( 'class' => 'vestibule-scroll-top__label' ), Html::escapeAgainstTextFilters( '' === $label ? __( 'Back to top', 'vestibule' ) : $label ) );
		$class  = 'vestibule-scroll-top is-at-' . $values->side . ( $values->showLabel ? ' has-label' : '' );
		return '<a ' . get_block_wrapper_attributes( array( 'class' => $class, 'href' => '#top' ) ) . ">{$word}</a>";
	}
}
