<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Seats;

use Vestibule\Calendar\Book;
use Vestibule\Calendar\BookingChanges;
use Vestibule\Kernel\Call\Answer;
use Vestibule\Kernel\Call\Call;
use Vestibule\Kernel\Call\PageKey;
use Vestibule\Kernel\Call\Request;
use Vestibule\Kernel\Wiring\Answers;

defined( 'ABSPATH' ) || exit;

/**
 * AJAX action vestibule_slot_release: releases the visitor's hold when the visitor leaves the page. `hold` is the
 * visitor's secret. The response does not reveal whether a hold existed.
 */
#[Answers( 'vestibule_slot_release' )]
final class SlotReleaseCall implements Call {

	public const RATE_NAME    = 'slot_release';
	public const RATE_LIMIT   = 30;
	public const RATE_MESSAGE = true;

	public function __construct(
		private readonly Book $book,
		private readonly PageKey $keys,
	) {}

	public function answer( Request $request ): Answer {
		$event = $request->body( 'event' ) ?? '';
		$hold  = $request->body( 'hold' ) ?? '';
		if ( 1 !== preg_match( '/^[0-9]{1,18}$/D', $event ) || 1 !== preg_match( '/^[0-9a-f]{32}$/D', $hold ) ) {
			return Answer::failure( 400, array( 'form' => array( __( 'This time is not valid.', 'vestibule' ) ) ) );
		}
		if ( ! $this->keys->isGenuine( $request->body( 'nonce' ) ?? '' ) ) {
			return Answer::failure(
				403,
				array( 'form' => array( __( 'This page has expired. Reload it and try again.', 'vestibule' ) ) )
			);
		}
		if ( $this->book->release( (int) $event, $hold ) ) {
			BookingChanges::noteHeld( (int) $event );
		}
		return Answer::success( array( 'hold' => '' ) );
	}
}
