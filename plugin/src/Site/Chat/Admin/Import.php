<?php

declare(strict_types=1);

namespace Vestibule\Site\Chat\Admin;

use Vestibule\Contract\Chat;
use Vestibule\Site\Chat\Account;
use Vestibule\Site\Chat\Accounts;
use Vestibule\Site\Chat\ChatSettings;
use Vestibule\Site\Chat\Link;
use WP_Post;

/**
 * Imports accounts and settings of the plugin WP Chat App. A repeated import only adds new accounts. It doesn't change
 * data that was already imported.
 *
 * @phpstan-import-type Meta from Account
 * @phpstan-type Report array{taken: list<string>, skipped: int, settings: bool, lost: list<string>}
 */
final class Import {

	/** Meta key of an imported account. Its value is the ID of the original post. */
	private const FROM = '_vestibule_chat_imported_from';

	public function __construct(
		private readonly ImportSource $foreign,
		private readonly Accounts $accounts,
		private readonly ChatSettings $settings,
		private readonly Order $order,
	) {}

	/** @return Report Result with messages for the administrator. */
	public function run(): array {
		$report = array( 'taken' => array(), 'skipped' => 0, 'settings' => false, 'lost' => array() );
		foreach ( $this->foreign->accounts() as $post ) {
			if ( $this->isTaken( $post ) ) {
				++$report['skipped'];
				continue;
			}
			$this->take( $post, $report );
		}
		$this->takeSettings( $report );
		return $report;
	}

	/** @param Report $report */
	private function take( WP_Post $post, array &$report ): void {
		$name    = '' === $post->post_title ? __( 'Chat account', 'vestibule' ) : $post->post_title;
		$stored  = $this->foreign->account( $post );
		$account = $this->accounts->fit( $stored );
		$leads   = '' !== Link::to( $account['number'], '', 'api' );
		$shown   = $this->foreign->isInPanel( $post ) && $leads;
		$id      = wp_insert_post(
			array(
				'post_type'   => Accounts::TYPE,
				'post_status' => $shown ? 'publish' : 'draft',
				'post_title'  => wp_slash( $name ),
				'menu_order'  => $this->order->last() + 1,
				'meta_input'  => array( self::FROM => $post->ID ),
			)
		);
		if ( 0 === $id ) {
			/* translators: %s: name of an account. */
			$report['lost'][] = sprintf( __( '%s could not be stored. Run the import again.', 'vestibule' ), $name );
			return;
		}
		update_post_meta( $id, Accounts::META, wp_slash( $account ) );
		$picture = get_post_thumbnail_id( $post );
		if ( is_int( $picture ) && $picture > 0 ) {
			set_post_thumbnail( $id, $picture );
		}
		$report['taken'][] = $name;
		$report['lost']    = array(
			...$report['lost'],
			...self::lostOfAccount(
				$name,
				$stored,
				$account,
				$leads,
				$this->foreign->isInPanel( $post ),
				$this->foreign->hasOwnButton( $post )
			),
		);
	}

	/** @param Report $report */
	private function takeSettings( array &$report ): void {
		if ( false !== get_option( ImportSource::DONE ) || array() === $this->foreign->options( 'widget_styles' ) ) {
			return;
		}
		$wanted = $this->foreign->settings();
		$fitted = $this->settings->fit( $wanted );
		update_option( $this->settings->option, $fitted );
		update_option( ImportSource::DONE, gmdate( 'c' ), false );
		$report['settings'] = true;
		$report['lost']     = array(
			...$report['lost'],
			...self::lostOfSettings( $wanted, $fitted ),
			...$this->leftBehind(),
		);
	}

	/** @return list<string> Messages about features that can't be imported. */
	private function leftBehind(): array {
		$lost  = array();
		$pages = $this->foreign->shortcodes();
		if ( 'ON' === ( $this->foreign->options( 'woocommerce' )['isShow'] ?? '' ) ) {
			$lost[] = __( 'Buttons on shop products were not imported.', 'vestibule' );
		}
		if ( $pages > 0 ) {
			/* translators: %d: number of pages. */
			$words  = _n(
				'%d page contains the shortcode [njwa_button]: add the chat button block there.',
				'%d pages contain the shortcode [njwa_button]: add the chat button block there.',
				$pages,
				'vestibule'
			);
			$lost[] = sprintf( $words, $pages );
		}
		return $lost;
	}

	private function isTaken( WP_Post $post ): bool {
		$found = get_posts(
			array(
				'post_type'   => Accounts::TYPE,
				'post_status' => array( 'publish', 'draft', 'pending', 'private', 'future', 'trash' ),
				'numberposts' => 1,
				'fields'      => 'ids',
				'meta_key'    => self::FROM, // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- A rare query.
				'meta_value'  => (string) $post->ID, // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_value -- A rare query.
			)
		);
		return array() !== $found;
	}

	/**
	 * Returns messages about parts of an account that could not be imported.
	 *
	 * @param array<array-key, mixed> $stored
	 * @param Meta                    $taken
	 * @return list<string>
	 */
	private static function lostOfAccount(
		string $name,
		array $stored,
		array $taken,
		bool $leads,
		bool $was_shown,
		bool $had_button
	): array {
		$lost = array();
		if ( array() === $stored ) {
			$lost[] = sprintf(
				/* translators: %s: name of an account. */
				__( '%s has no data in the current format of WP Chat App. Open WP Chat App once so that it converts the data, delete the account here, and run the import again.', 'vestibule' ),
				$name
			);
		} elseif ( ! $leads ) {
			$lost[] = sprintf(
				/* translators: %s: name of an account. */
				__( '%s has a number that does not open a chat, and was imported as a draft.', 'vestibule' ),
				$name
			);
		} elseif ( ! $was_shown ) {
			/* translators: %s: name of an account. */
			$lost[] = sprintf( __( '%s was not in the panel, and was imported as a draft.', 'vestibule' ), $name );
		}
		foreach ( self::changed( array_intersect_key( $stored, $taken ), $taken ) as $key ) {
			$lost[] = sprintf(
				/* translators: 1: name of an account, 2: name of a value. */
				__( '%1$s: the value of %2$s is not valid. The default is used.', 'vestibule' ),
				$name,
				$key
			);
		}
		if ( $had_button ) {
			$lost[] = sprintf(
				/* translators: %s: name of an account. */
				__(
					'%s: the style of its own button was not imported. Buttons here use the style from the settings.',
					'vestibule'
				),
				$name
			);
		}
		return $lost;
	}

	/**
	 * @param array<array-key, mixed> $wanted
	 * @param array<array-key, mixed> $taken
	 * @return list<string>
	 */
	private static function lostOfSettings( array $wanted, array $taken ): array {
		return array_map(
			static fn ( string $key ): string =>
				/* translators: %s: name of a setting. */
				sprintf( __( 'The setting %s is not valid. The default is used.', 'vestibule' ), $key ),
			self::changed( $wanted, $taken )
		);
	}

	/**
	 * @param array<array-key, mixed> $wanted
	 * @param array<array-key, mixed> $taken
	 * @return list<string> Paths of the values that differ.
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
