<?php

declare(strict_types=1);

namespace Vestibule\Booking\Waiting;

use Vestibule\Storage\Secret;

/**
 * The address by which somebody leaves the waiting list and books the seat that is held for them:
 * `/?vestibule_waiting={id}.{secret}`, signed as the link of a booking is. What holds the seat is signed with it, so the
 * link is enough to book.
 */
final class WaitingLink {

	public const QUERY = 'vestibule_waiting';

	private const LENGTH = 32;

	public function __construct( private readonly Secret $secret, private readonly Waiters $waiters ) {}

	public function url( Waiter $waiter ): string {
		return add_query_arg( self::QUERY, $waiter->id . '.' . $this->sign( 'waiting', $waiter ), home_url( '/' ) );
	}

	/**
	 * @return Waiter|null Null unless every sign of the link is right.
	 * @throws \Vestibule\Contracts\StorageFault
	 */
	public function open( string $given ): ?Waiter {
		if ( 1 !== preg_match( '/^([1-9]\d{0,17})\.([0-9a-f]{32})$/D', $given, $part ) ) {
			return null;
		}
		$waiter = $this->waiters->find( (int) $part[1] );
		return null !== $waiter && hash_equals( $this->sign( 'waiting', $waiter ), $part[2] ) ? $waiter : null;
	}

	/**
	 * The secret of the seat. It is none that a form makes: a page that is left, or another choice, lets go of those and
	 * never of this one.
	 */
	public function hold( Waiter $waiter ): string {
		return 'w' . $this->sign( 'waiting-hold', $waiter );
	}

	private function sign( string $purpose, Waiter $waiter ): string {
		return substr( $this->secret->sign( $purpose, "{$waiter->id}|{$waiter->key}" ), 0, self::LENGTH );
	}
}
