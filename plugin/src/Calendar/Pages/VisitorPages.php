<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Pages;

use Closure;
use Vestibule\Calendar\Feed\HostFeed;
use Vestibule\Kernel\Assets\Assets;
use Vestibule\Kernel\Page\ShownPage;
use Vestibule\Kernel\Wiring\Hook;
use WP;

defined( 'ABSPATH' ) || exit;

/**
 * Pages about appointments that visitors open with a query variable in the URL (docs/booking.md): a booking, a waiting
 * list entry, joining a waiting list, and hosts' feeds. This class is loaded on every page of the site, so it contains
 * query variables as literals and does not load other classes for constants.
 */
final class VisitorPages {

	/**
	 * @param Closure(): LinkPage  $booking
	 * @param Closure(): OfferPage $waiting
	 * @param Closure(): JoinPage  $joining
	 * @param Closure(): HostFeed  $feed
	 */
	public function __construct(
		private readonly Assets $assets,
		private readonly Closure $booking,
		private readonly Closure $waiting,
		private readonly Closure $joining,
		private readonly Closure $feed,
	) {}

	#[Hook( 'parse_request' )]
	public function show( WP $wp ): void {
		if ( is_admin() ) {
			return;
		}
		// Each page checks the secret in its link. The page for joining a waiting list needs no secret, because it
		// cannot change other visitors' data.
		// phpcs:disable WordPress.Security.NonceVerification.Recommended
		$page = match ( true ) {
			isset( $_GET['vestibule_booking'] ) => ( $this->booking )(),
			isset( $_GET['vestibule_waiting'] ) => ( $this->waiting )(),
			isset( $_GET['vestibule_wait'] )    => ( $this->joining )(),
			default                             => null,
		};
		null === $page || ( new ShownPage( $this->assets ) )->show( $wp, $page );
		if ( isset( $_GET['vestibule_feed'] ) ) {
			( $this->feed )()->show( $wp );
		}
		// phpcs:enable
	}
}
