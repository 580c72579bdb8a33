<?php

declare(strict_types=1);

namespace Vestibule\Entries\Seats;

/**
 * Something with a number of places, of which an entry takes one: a form, its entries of one day, a person, an answer that
 * counts once, an option.
 */
final class Pool {

	/** What the names of waiting lists begin with. */
	public const WAITING = 'wait:';

	/**
	 * @param string $name     Of at most 40 characters; two pools of one name are one.
	 * @param int    $capacity How many places it has.
	 * @param string $reason   Which limit asks for it, for the words when it is full.
	 * @param string $field    The field that it is about; empty for the whole form.
	 * @param string $option   The option of that field.
	 * @param bool   $hasWaitingList Whether entries wait for a place when it is full.
	 */
	public function __construct(
		public readonly string $name,
		public readonly int $capacity,
		public readonly string $reason = '',
		public readonly string $field = '',
		public readonly string $option = '',
		public readonly bool $hasWaitingList = false,
	) {}

	/** The name under which entries wait for a place in it. */
	public function waiting(): string {
		return self::WAITING . substr( $this->name, strlen( self::WAITING ) );
	}
}
