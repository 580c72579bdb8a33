<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Page;

use Vestibule\Kernel\Assets\Assets;
use Vestibule\Kernel\Call\RequestReader;
use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\Html\VirtualPage;
use Vestibule\Kernel\Log\FaultLog;
use WP;

defined( 'ABSPATH' ) || exit;

/** Displays a page for one visitor inside the theme. */
final class ShownPage {

	public function __construct( private readonly Assets $assets ) {}

	/** Must be called on the action parse_request. */
	public function show( WP $wp, VisitorPage $page ): void {
		add_action( 'send_headers', static fn () => self::sendHeaders( $page::REFERRERS ) );
		try {
			$answer = $page->respond( ( new RequestReader() )->read() );
		} catch ( Refused $refused ) {
			$answer = PageAnswer::words( $refused->status, $page->name(), $refused->getMessage() );
		} catch ( StorageFault $fault ) {
			FaultLog::record( $fault );
			$answer = PageAnswer::words( 503, $page->name(), $page->failure() );
		}
		if ( is_string( $answer ) ) {
			self::sendHeaders( 'no-referrer' );
			wp_safe_redirect( $answer, 303 );
			exit;
		}
		null === $answer ? $this->showNothing( $wp ) : $this->showAnswer( $wp, $answer );
	}

	private function showAnswer( WP $wp, PageAnswer $answer ): void {
		if ( 200 !== $answer->status ) {
			// Otherwise, WordPress would set the status to 200, because the query returns a post.
			add_filter( 'pre_handle_404', '__return_true' );
			add_action( 'send_headers', static fn () => status_header( $answer->status ) );
		}
		( new VirtualPage( $answer->title, $answer->content ) )->show( $wp );
		add_action( 'wp_enqueue_scripts', $this->enqueueStyles( ... ) );
	}

	private function showNothing( WP $wp ): void {
		$wp->query_vars = array( 'error' => '404' );
		add_filter( 'redirect_canonical', '__return_false' );
	}

	private function enqueueStyles(): void {
		$version = (string) ( wp_styles()->registered['vestibule-form-style']->ver ?? '' );
		$sheet = 'blocks/form/booking.css';
		wp_enqueue_style(
			'vestibule-booking',
			$this->assets->url( $sheet ),
			array( 'vestibule-form-style' ),
			$version
		);
		wp_style_add_data( 'vestibule-booking', 'path', $this->assets->path( $sheet ) );
	}

	/** Forbids caching and indexing, and limits the referrer, because the URL contains a secret. */
	private static function sendHeaders( string $referrers ): void {
		if ( ! defined( 'DONOTCACHEPAGE' ) ) {
			define( 'DONOTCACHEPAGE', true );
		}
		nocache_headers();
		header( 'Cache-Control: no-cache, no-store, must-revalidate, max-age=0, private' );
		header( "Referrer-Policy: {$referrers}" );
		header( 'X-Robots-Tag: noindex' );
	}
}
