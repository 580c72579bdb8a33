<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Pages;

use Closure;
use Vestibule\Calendar\Book;
use Vestibule\Calendar\Bookings\StoredBookings;
use Vestibule\Calendar\Parts;
use Vestibule\Calendar\Waiting\Waiters;
use Vestibule\Kernel\Page\ShownPage;
use Vestibule\Kernel\Page\VisitorPage;
use Vestibule\Kernel\Time\TimeWords;
use Vestibule\Services;
use WP;

defined( 'ABSPATH' ) || exit;

/** The pages of visitors about appointments (docs/booking.md): a booking, a waiting list, joining one. */
final class VisitorPages {

	/** @param Closure(int): string $shortCode The text that shows a form, by its number. */
	public function __construct( private readonly Services $services, private readonly Parts $parts, private readonly Closure $shortCode ) {}

	/** For the action parse_request. */
	public function show( WP $wp ): void {
		$page = $this->page();
		null === $page || ( new ShownPage( $this->services->assets ) )->show( $wp, $page );
	}

	private function page(): ?VisitorPage {
		$parts = $this->parts;
		$rates = $this->services->rates();
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- Each page checks the secret of its link; the one for joining changes nothing of others.
		return match ( true ) {
			isset( $_GET[ StoredBookings::QUERY ] ) => new LinkPage( $parts->changing(), $parts->book(), $rates, $this->services->clock ),
			isset( $_GET[ Waiters::QUERY ] )        => new OfferPage( $parts, $rates, new TimeWords(), $this->shortCode ),
			isset( $_GET[ Book::WAITING ] )         => new JoinPage( $parts, $this->services->clock, $this->services->store()->secret(), $rates ),
			default                                 => null,
		};
		// phpcs:enable
	}
}
