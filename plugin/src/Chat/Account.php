<?php

declare(strict_types=1);

namespace Vestibule\Chat;

/**
 * A support account as the chat shows it (specification 3.6).
 *
 * @phpstan-import-type Working from Availability
 */
final class Account {

	/**
	 * @param int     $id      Of the post.
	 * @param string  $name    The account's name, plain text.
	 * @param string  $title   What the account does.
	 * @param string  $avatar  Address of the picture, or empty.
	 * @param string  $number  A phone number, or a group's invitation.
	 * @param Working $working
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $name,
		public readonly string $title,
		public readonly string $avatar,
		public readonly string $number,
		public readonly string $predefinedText,
		public readonly array $working,
	) {}
}
