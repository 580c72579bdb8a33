<?php

declare(strict_types=1);

namespace Vestibule\Forms\Pages;

use Closure;
use Vestibule\Forms\EmailConfirmation\OptInPage;
use Vestibule\Forms\Withdrawal\LeavePage;
use Vestibule\Forms\Unsubscribe\UnsubscribePage;
use Vestibule\Forms\View\Preview;
use Vestibule\Kernel\Assets\Assets;
use Vestibule\Kernel\Html\PrivatePage;
use Vestibule\Kernel\Page\ShownPage;
use Vestibule\Kernel\Wiring\Hook;
use WP;

defined( 'ABSPATH' ) || exit;

/**
 * Pages that are opened by a query variable in the URL: the form preview, and the pages behind links in emails, which
 * confirm an entry, leave a waiting list or unsubscribe. This class is loaded on every page of the site, so it contains
 * query variables as literals and does not load other classes for constants.
 */
final class LinkedPages {

	/**
	 * @param Closure(): Preview         $preview
	 * @param Closure(): OptInPage       $optIn
	 * @param Closure(): LeavePage       $leave
	 * @param Closure(): UnsubscribePage $unsubscribe
	 */
	public function __construct(
		private readonly Assets $assets,
		private readonly Closure $preview,
		private readonly Closure $optIn,
		private readonly Closure $leave,
		private readonly Closure $unsubscribe,
	) {}

	#[Hook( 'parse_request' )]
	public function show( WP $wp ): void {
		// The preview checks the user's permission, and the other pages check the secret in the link.
		// phpcs:disable WordPress.Security.NonceVerification.Recommended
		if ( isset( $_GET['vestibule_form_preview'] ) ) {
			( $this->preview )()->show( $wp );
		}
		$page = match ( true ) {
			is_admin()                              => null,
			isset( $_GET['vestibule_opt_in'] )      => ( $this->optIn )(),
			isset( $_GET['vestibule_leave'] )       => ( $this->leave )(),
			isset( $_GET['vestibule_unsubscribe'] ) => ( $this->unsubscribe )(),
			default                                 => null,
		};
		// phpcs:enable
		null === $page || ( new ShownPage( $this->assets ) )->show( $wp, $page );
	}

	/** Forbids caching of pages that contain values from a post without scripts or from a saved form. */
	#[Hook( 'send_headers' )]
	public static function sendHeaders(): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Nothing is changed.
		if ( isset( $_GET['vestibule_result'] ) || isset( $_GET['vestibule_saved'] ) ) {
			PrivatePage::sendHeaders();
		}
	}
}
