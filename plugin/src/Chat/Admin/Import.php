<?php

declare(strict_types=1);

namespace Vestibule\Chat\Admin;

use Vestibule\Chat\Accounts;
use Vestibule\Chat\ChatModule;
use Vestibule\Chat\Link;
use Vestibule\Contracts\Settings;
use WP_Post;

/**
 * Takes the accounts and settings of WP Chat App over, once: run again it adds only accounts that have come since, and
 * touches nothing that is there.
 *
 * @phpstan-type Report array{taken: list<string>, skipped: int, settings: bool, lost: list<string>}
 */
final class Import {

	/** Option: the settings were taken over. */
	public const DONE = 'vestibule_chat_imported';

	/** Meta of our account: the post it came from. */
	private const FROM = '_vestibule_chat_imported_from';

	public function __construct(
		private readonly ImportSource $foreign,
		private readonly Accounts $accounts,
		private readonly Settings $settings,
		private readonly Order $order,
	) {}

	/** @return Report Each sentence for the owner. */
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
		$losses  = new Losses( $name );
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
		$report['lost']    = array( ...$report['lost'], ...$losses->forAccount( $stored, $account, $leads, $this->foreign->isInPanel( $post ), $this->foreign->hasOwnButton( $post ) ) );
	}

	/** @param Report $report */
	private function takeSettings( array &$report ): void {
		if ( false !== get_option( self::DONE ) || array() === $this->foreign->options( 'widget_styles' ) ) {
			return;
		}
		$wanted = ( new ImportSettings( $this->foreign ) )->all();
		$fitted = $this->settings->fit( $wanted );
		update_option( ChatModule::OPTION, $fitted );
		$this->settings->forget();
		update_option( self::DONE, gmdate( 'c' ), false );
		$report['settings'] = true;
		$report['lost']     = array( ...$report['lost'], ...Losses::forSettings( $wanted, $fitted ), ...$this->leftBehind() );
	}

	/** @return list<string> What has no place here. */
	private function leftBehind(): array {
		$lost  = array();
		$pages = $this->foreign->shortcodes();
		if ( 'ON' === ( $this->foreign->options( 'woocommerce' )['isShow'] ?? '' ) ) {
			$lost[] = __( 'Buttons on shop products were not imported.', 'vestibule' );
		}
		if ( $pages > 0 ) {
			/* translators: %d: number of pages. */
			$words  = _n( '%d page holds the shortcode [njwa_button]: put the chat button block there.', '%d pages hold the shortcode [njwa_button]: put the chat button block there.', $pages, 'vestibule' );
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
				'meta_key'    => self::FROM, // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- once, by hand.
				'meta_value'  => (string) $post->ID, // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_value -- once, by hand.
			)
		);
		return array() !== $found;
	}
}
