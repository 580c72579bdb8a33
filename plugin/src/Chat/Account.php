<?php

declare(strict_types=1);

namespace Vestibule\Chat;

/**
 * A support account as the chat shows it (docs/reference/chat.md).
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

	/** @return array<string, mixed> As kept() takes it. */
	public function row(): array {
		return get_object_vars( $this );
	}

	/** An account that was kept as a row; null for anything else. */
	public static function kept( mixed $row ): ?self {
		if ( ! is_array( $row ) || ! is_int( $row['id'] ?? null ) || ! is_array( $row['working'] ?? null ) ) {
			return null;
		}
		foreach ( array( 'name', 'title', 'avatar', 'number', 'predefinedText' ) as $key ) {
			if ( ! is_string( $row[ $key ] ?? null ) ) {
				return null;
			}
		}
		/** @var Working $working What row() gave. */
		$working = $row['working'];
		return new self( $row['id'], $row['name'], $row['title'], $row['avatar'], $row['number'], $row['predefinedText'], $working );
	}
}
