<?php

declare(strict_types=1);

namespace Vestibule\Courses\Registration;

/** Registration with its state, and the name and email address of its sender. */
final class Participant {

	/**
	 * @param int          $position   Position on the waiting list, from 1. 0 if the registration is not on the list.
	 * @param bool         $isReadable Whether the user can read the entry. Otherwise name, email and people are empty.
	 * @param list<string> $people     Names of the people, if the form has a row for each of them.
	 */
	public function __construct(
		public readonly Registration $registration,
		public readonly RegistrationState $state,
		public readonly int $position,
		public readonly bool $isReadable,
		public readonly string $name,
		public readonly string $email,
		public readonly array $people = array(),
	) {}
}
