<?php

declare(strict_types=1);

namespace Vestibule\Scrolling;

use Vestibule\Module;
use Vestibule\View\BlockHtml;
use Vestibule\View\BuiltModule;
use Vestibule\View\LateModules;

defined( 'ABSPATH' ) || exit;

/** Anchors and the way back to the page's top (docs/reference/header.md). */
final class ScrollingModule implements Module {

	public function __construct(
		private readonly LateModules $late,
		private readonly BuiltModule $scrolling,
	) {}

	public function register(): void {
		$top = new ScrollTopBlock( $this->needForTop( ... ) );
		add_action( 'init', $this->scrolling->registerStyle( ... ) );
		add_action( 'wp_enqueue_scripts', $this->need( ... ) );
		( new BlockHtml( array( 'vestibule/scroll-top' => $top->html( ... ) ) ) )->register();
	}

	/** On every page: any may have anchors. */
	private function need(): void {
		$this->scrolling->needStyle();
		$this->late->need( "a[href*='#']", $this->scrolling->src() );
	}

	private function needForTop(): void {
		$this->late->need( LateModules::SCROLLING, $this->scrolling->src() );
	}
}
