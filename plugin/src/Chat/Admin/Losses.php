<?php

declare(strict_types=1);

namespace Vestibule\Chat\Admin;

use Vestibule\Chat\Accounts;

/**
 * Says what an import could not take over as it was, in sentences for the owner.
 *
 * @phpstan-import-type Meta from Accounts
 */
final class Losses {

	public function __construct( private readonly string $name ) {}

	/**
	 * @param array<array-key, mixed> $stored
	 * @param Meta                    $taken
	 * @return list<string>
	 */
	public function forAccount( array $stored, array $taken, bool $leads, bool $was_shown, bool $had_button ): array {
		$lost = array();
		if ( array() === $stored ) {
			/* translators: %s: name of an account. */
			$lost[] = sprintf( __( '%s holds no data in the present form of WP Chat App. Open WP Chat App once so that it converts them, delete the account here, and run the import again.', 'vestibule' ), $this->name );
		} elseif ( ! $leads ) {
			/* translators: %s: name of an account. */
			$lost[] = sprintf( __( '%s has a number that leads to no chat and is a draft.', 'vestibule' ), $this->name );
		} elseif ( ! $was_shown ) {
			/* translators: %s: name of an account. */
			$lost[] = sprintf( __( '%s did not stand in the panel and is a draft.', 'vestibule' ), $this->name );
		}
		foreach ( self::changed( array_intersect_key( $stored, $taken ), $taken ) as $key ) {
			/* translators: 1: name of an account, 2: name of a value. */
			$lost[] = sprintf( __( '%1$s: the value of %2$s does not fit and is the default.', 'vestibule' ), $this->name, $key );
		}
		if ( $had_button ) {
			/* translators: %s: name of an account. */
			$lost[] = sprintf( __( '%s: the look of its own button was not imported; buttons here look as the settings say.', 'vestibule' ), $this->name );
		}
		return $lost;
	}

	/**
	 * @param array<array-key, mixed> $wanted
	 * @param array<array-key, mixed> $taken
	 * @return list<string>
	 */
	public static function forSettings( array $wanted, array $taken ): array {
		return array_map(
			/* translators: %s: name of a setting. */
			static fn ( string $key ): string => sprintf( __( 'The setting %s does not fit and is the default.', 'vestibule' ), $key ),
			self::changed( $wanted, $taken )
		);
	}

	/**
	 * @param array<array-key, mixed> $wanted
	 * @param array<array-key, mixed> $taken
	 * @return list<string> The paths of values that came out otherwise.
	 */
	private static function changed( array $wanted, array $taken, string $path = '' ): array {
		$changed = array();
		foreach ( $wanted as $key => $value ) {
			$fitted = $taken[ $key ] ?? null;
			if ( is_array( $value ) && is_array( $fitted ) && ( array() === $value || ! array_is_list( $value ) ) ) {
				$changed = array( ...$changed, ...self::changed( $value, $fitted, "{$path}{$key}." ) );
			} elseif ( $value !== $fitted ) {
				$changed[] = $path . $key;
			}
		}
		return $changed;
	}
}
