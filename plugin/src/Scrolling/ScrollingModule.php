<?php

declare(strict_types=1);

namespace Vestibule\Scrolling;

use Vestibule\Module;
use Vestibule\Services;
use Vestibule\View\BuiltModule;
use Vestibule\View\LateModules;

defined( 'ABSPATH' ) || exit;

/** Anchors, the way back to the page's top (docs/header.md) and what floats (docs/chat.md). */
final class ScrollingModule implements Module {

	/** Where one of these is on the page, the script that keeps it off controls comes at once. */
	private const FLOATS = '.vestibule-chat,.vestibule-scroll-top';

	public function __construct( private readonly Services $services ) {}

	public function register(): void {
		add_action( 'init', fn () => $this->scrolling()->registerStyle() );
		add_action( 'wp_enqueue_scripts', $this->need( ... ) );
		$this->services->page->blocks->add( array( 'vestibule/scroll-top' => fn ( array $attributes ): string => ( new ScrollTopBlock( $this->needForTop( ... ) ) )->render( $attributes ) ) );
	}

	/** On every page: any may have anchors and a launcher. */
	private function need(): void {
		$this->scrolling()->needStyle();
		$this->services->page->late->need( "a[href*='#']", $this->scrolling()->src() );
		$this->services->page->late->need( LateModules::SCROLLING, $this->services->assets->module( 'floats' )->src(), now: self::FLOATS );
	}

	private function needForTop(): void {
		$this->services->page->foot->block( 'scroll-top' );
		$this->services->page->foot->module( 'floats' );
	}

	private function scrolling(): BuiltModule {
		return $this->services->assets->module( 'scrolling' );
	}
}
