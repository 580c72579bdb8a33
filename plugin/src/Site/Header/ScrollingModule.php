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

/** Anchors, the way back to the page's top (docs/header.md) and what floats (docs/chat.md). */
final class ScrollingModule implements Module {

	/** Where one of these is on the page, the script that keeps it off controls comes at once. */
	private const FLOATS = '.vestibule-chat,.vestibule-scroll-top';

	public function __construct( private readonly Services $services ) {}

	public function register(): void {
		add_action( 'init', fn () => $this->scrolling()->registerStyle() );
		add_action( 'wp_enqueue_scripts', $this->need( ... ) );
		$this->services->page->blocks->add( array( 'vestibule/scroll-top' => $this->renderTop( ... ) ) );
	}

	/** On every page: any may have anchors and a launcher. */
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
	 * A link to the page's top: the browser knows `#top` by itself, so it works without scripts.
	 *
	 * @param array<string, mixed> $attributes In the shape of the contract scroll-top.
	 */
	public static function linkToTop( array $attributes ): string {
		$values = ScrollTop::from( $attributes );
		$label  = Html::words( $values->label );
		$word   = Html::element( 'span', array( 'class' => 'vestibule-scroll-top__label' ), Html::escapeAgainstTextFilters( '' === $label ? __( 'Back to top', 'vestibule' ) : $label ) );
		$class  = 'vestibule-scroll-top is-at-' . $values->side . ( $values->showLabel ? ' has-label' : '' );
		return '<a ' . get_block_wrapper_attributes( array( 'class' => $class, 'href' => '#top' ) ) . ">{$word}</a>";
	}
}
