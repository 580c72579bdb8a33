<?php

declare(strict_types=1);

namespace Vestibule\Scrolling;

use Vestibule\Module;
use Vestibule\View\BlockHtml;
use Vestibule\View\BuiltModule;

defined( 'ABSPATH' ) || exit;

/** Anchors and the way back to the page's top (specification 2.8, 5.5). */
final class ScrollingModule implements Module {

	/** @param string $url Of the build. */
	public function __construct( private readonly string $url ) {}

	public function register(): void {
		$module = new BuiltModule( dirname( __DIR__, 2 ) . '/build', $this->url, 'scrolling' );
		add_action( 'init', $module->register( ... ) );
		add_action( 'wp_enqueue_scripts', $module->need( ... ) );
		( new BlockHtml( array( 'vestibule/scroll-top' => ( new ScrollTopBlock() )->html( ... ) ) ) )->register();
	}
}
