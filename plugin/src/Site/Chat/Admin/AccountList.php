<?php

declare(strict_types=1);

namespace Vestibule\Site\Chat\Admin;

use Vestibule\Kernel\Assets\AdminAssets;
use Vestibule\Kernel\Call\Parameter;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Kernel\Time\Zone;
use Vestibule\Kernel\Wiring\Hook;
use Vestibule\Site\Chat\Accounts;
use Vestibule\Site\Chat\Availability;
use Vestibule\Site\Chat\ChatSettings;
use Vestibule\Site\Chat\Link;
use WP_Post;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/**
 * List table of the accounts, in the order of the chat panel. Shows the image and the current availability of each
 * account.
 */
final class AccountList {

	public function __construct(
		private readonly AdminAssets $assets,
		private readonly Accounts $accounts,
		private readonly ChatSettings $settings,
		private readonly Clock $clock,
	) {}

	/** Adds the hooks of this class if the current screen is the list of accounts. */
	#[Hook( 'load-edit.php' )]
	public function load(): void {
		$type = Accounts::TYPE;
		if ( get_current_screen()?->post_type !== $type ) {
			return;
		}
		add_action( 'pre_get_posts', $this->sort( ... ) );
		add_filter( "manage_{$type}_posts_columns", $this->columns( ... ) );
		add_action( "manage_{$type}_posts_custom_column", $this->cell( ... ), 10, 2 );
		add_filter(
			'post_row_actions',
			static fn ( array $actions ): array => array_diff_key( $actions, array( 'inline hide-if-no-js' => '' ) )
		);
		add_filter(
			"bulk_actions-edit-{$type}",
			static fn ( array $actions ): array => array_diff_key( $actions, array( 'edit' => '' ) )
		);
		add_filter( "edit_{$type}_per_page", static fn (): int => 50 );
		add_filter( 'disable_months_dropdown', '__return_true' );
		add_action(
			'admin_enqueue_scripts',
			fn () => $this->assets->enqueue(
				'chat-order',
				'vestibuleChatOrder',
				array( 'canOrder' => $this->canOrder() )
			)
		);
	}

	/** Sorts the list like the chat panel, unless the user has chosen another order. */
	private function sort( WP_Query $query ): void {
		if ( $query->is_main_query() && '' === $query->get( 'orderby' ) ) {
			$query->set( 'orderby', array( 'menu_order' => 'ASC', 'date' => 'ASC' ) );
		}
	}

	/**
	 * @param array<string, string> $columns
	 * @return array<string, string>
	 */
	private function columns( array $columns ): array {
		$ours = array(
			'cb'                => $columns['cb'] ?? '',
			'title'             => __( 'Name', 'vestibule' ),
			'vestibule_picture' => __( 'Image', 'vestibule' ),
			'vestibule_number'  => __( 'Number or group', 'vestibule' ),
			'vestibule_now'     => __( 'Now', 'vestibule' ),
		);
		return $this->canOrder()
			? $ours + array( 'vestibule_order' => _x( 'Order', 'position in a list', 'vestibule' ) )
			: $ours;
	}

	private function cell( string $column, int $post ): void {
		$account = get_post( $post );
		if ( ! $account instanceof WP_Post ) {
			return;
		}
		match ( $column ) {
			'vestibule_picture' => $this->picture( $account ),
			'vestibule_number'  => $this->number( $account ),
			'vestibule_now'     => $this->now( $account ),
			'vestibule_order'   => $this->order( $account ),
			default             => null,
		};
	}

	private function picture( WP_Post $post ): void {
		$avatar = $this->accounts->fromPost( $post )->avatar;
		$avatar = '' === $avatar ? $this->settings->values()->defaultAvatar : $avatar;
		echo '' === $avatar
			? '<span class="vestibule-chat-order__picture"></span>'
			: sprintf( '<img class="vestibule-chat-order__picture" src="%s" alt="">', esc_url( $avatar ) );
	}

	private function number( WP_Post $post ): void {
		$number = $this->accounts->fromPost( $post )->number;
		printf( '<span dir="ltr">%s</span>', esc_html( $number ) );
		if ( '' === Link::to( $number, '', 'api' ) ) {
			printf(
				'<p class="vestibule-chat-order__warning">%s</p>',
				esc_html__( 'No working chat link', 'vestibule' )
			);
		}
	}

	private function now( WP_Post $post ): void {
		$availability = new Availability(
			Zone::orUtc( $this->settings->values()->timezone ),
			$this->settings->values()->options->display->time_symbols
		);
		$status       = $availability->statusAt( $this->accounts->fromPost( $post )->working, $this->clock->now() );
		$words        = $this->settings->values()->i18n;
		list( $state, $word ) = $status->isOnline
			? array( 'online', $words->online )
			: array( 'offline', $words->offline );
		printf(
			'<strong class="vestibule-chat-order__now is-%1$s">%2$s</strong><br>%3$s',
			esc_attr( $state ),
			esc_html( $word ),
			esc_html( $status->text )
		);
	}

	private function order( WP_Post $post ): void {
		$name = get_the_title( $post );
		printf(
			'<span class="vestibule-chat-order__buttons hide-if-no-js" data-account="%1$d"><span class="vestibule-chat-order__handle dashicons dashicons-menu" aria-hidden="true" title="%2$s"></span>'
			. '<button type="button" class="button-link" data-move="up" aria-label="%3$s"><span class="dashicons dashicons-arrow-up-alt2" aria-hidden="true"></span></button>'
			. '<button type="button" class="button-link" data-move="down" aria-label="%4$s"><span class="dashicons dashicons-arrow-down-alt2" aria-hidden="true"></span></button></span>',
			absint( $post->ID ),
			esc_attr__( 'Drag to change the order', 'vestibule' ),
			/* translators: %s: name of an account. */
			esc_attr( sprintf( __( 'Move %s up', 'vestibule' ), $name ) ),
			/* translators: %s: name of an account. */
			esc_attr( sprintf( __( 'Move %s down', 'vestibule' ), $name ) )
		);
	}

	/**
	 * Checks whether users can reorder the accounts now. Reordering is off in sorted lists, search results and the
	 * Trash.
	 */
	private function canOrder(): bool {
		return ! Parameter::isSent( 'orderby' )
			&& ! Parameter::isSent( 's' )
			&& 'trash' !== Parameter::text( 'post_status' );
	}
}
