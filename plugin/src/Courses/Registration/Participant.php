<?php

declare(strict_types=1);

namespace Vestibule\Courses\Registration;

/** Registration with its state, and the name and email address of its sender. */
final class Participant {

	/**
	 * @param int    $position   Position on the waiting list, from 1. 0 if the registration is not on the list.
	 * @param bool   $isReadable Whether the user can read the entry. Otherwise name and email are empty.
	 */
	public function __construct(
		public readonly Registration $registration,
		public readonly RegistrationState $state,
		public readonly int $position,
		public readonly bool $isReadable,
		public readonly string $name,
		public readonly string $email,
	) {}
}
