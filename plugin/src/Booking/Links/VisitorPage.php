<?php

declare(strict_types=1);

namespace Vestibule\Booking\Links;

use Vestibule\View\Assets;
use Vestibule\View\VirtualPage;
use WP;

defined( 'ABSPATH' ) || exit;

/** A page for one visitor, behind an address that holds a secret, in the theme's own page. */
final class VisitorPage {

	public function __construct( private readonly Assets $assets ) {}

	/** @param string $content Blocks. */
	public function show( WP $request, int $status, string $title, string $content ): void {
		if ( 200 !== $status ) {
			// WordPress would call it 200, because a page is shown.
			add_filter( 'pre_handle_404', '__return_true' );
			add_action( 'send_headers', static fn () => status_header( $status ) );
		}
		( new VirtualPage( $title, $content ) )->show( $request );
	}

	public function showWords( WP $request, int $status, string $title, string $words ): void {
		$this->show( $request, $status, $title, "<!-- wp:paragraph -->\n<p>" . esc_html( $words ) . "</p>\n<!-- /wp:paragraph -->" );
	}

	/** An address that is not right says nothing: the theme's own page for what does not exist. */
	public function showNothing( WP $request ): void {
		$request->query_vars = array( 'error' => '404' );
		add_filter( 'redirect_canonical', '__return_false' );
	}

	public function enqueueStyles(): void {
		wp_enqueue_style( 'vestibule-booking', $this->assets->url( 'blocks/form/booking.css' ), array( 'vestibule-form-style' ), (string) ( wp_styles()->registered['vestibule-form-style']->ver ?? '' ) );
	}

	/** The address holds a secret: no cache may keep the page, no other site may see where its visitors come from. */
	public function sendHeaders( string $referrers = 'no-referrer' ): void {
		if ( ! defined( 'DONOTCACHEPAGE' ) ) {
			define( 'DONOTCACHEPAGE', true );
		}
		nocache_headers();
		header( 'Cache-Control: no-cache, no-store, must-revalidate, max-age=0, private' );
		header( "Referrer-Policy: {$referrers}" );
		header( 'X-Robots-Tag: noindex' );
	}
}
