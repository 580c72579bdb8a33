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

	public function __construct( private readonly Secret $secret, private readonly Waiters $waiters ) {}

	public function url( Waiter $waiter ): string {
		return add_query_arg( self::QUERY, $this->secret->numbered( 'waiting', $waiter->id, $waiter->key ), home_url( '/' ) );
	}

	/**
	 * @return Waiter|null Null unless every sign of the link is right.
	 * @throws \Vestibule\Contracts\StorageFault
	 */
	public function open( string $given ): ?Waiter {
		$id     = Secret::number( $given );
		$waiter = 0 === $id ? null : $this->waiters->find( $id );
		return null !== $waiter && hash_equals( $this->secret->numbered( 'waiting', $id, $waiter->key ), $given ) ? $waiter : null;
	}

	/**
	 * The secret of the seat. It is none that a form makes: a page that is left, or another choice, lets go of those and
	 * never of this one.
	 */
	public function hold( Waiter $waiter ): string {
		return 'w' . $this->secret->short( 'waiting-hold', "{$waiter->id}|{$waiter->key}" );
	}
}
