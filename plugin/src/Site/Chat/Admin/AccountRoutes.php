<?php

declare(strict_types=1);

namespace Vestibule\Site\Chat\Admin;

use Vestibule\Kernel\Rest\Rest;
use Vestibule\Kernel\Rest\RestRoutes;
use Vestibule\Kernel\Schema\Schema;
use Vestibule\Kernel\Setting\MergedRequest;
use Vestibule\Kernel\Setting\SettingsRefused;
use Vestibule\Kernel\Wiring\Hook;
use Vestibule\Site\Chat\Accounts;
use Vestibule\Site\Chat\Link;
use WP_Error;
use WP_Post;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * REST routes that save an account and the order of accounts: POST vestibule/v1/chat-accounts/{id} and
 * /chat-accounts/order.
 */
final class AccountRoutes {

	public function __construct(
		private readonly Schema $schema,
		private readonly Accounts $accounts,
		private readonly Order $order,
		private readonly AccountHours $hours,
	) {}

	#[Hook( 'rest_api_init' )]
	public function register(): void {
		register_rest_route(
			Rest::SPACE,
			'/chat-accounts/(?P<id>[0-9]{1,18})',
			array(
				'methods'             => 'POST',
				'callback'            => $this->save( ... ),
				'permission_callback' => fn ( WP_REST_Request $request ): bool|WP_Error =>
					$this->may( array( RestRoutes::number( $request ) ), 'publish' === $request['status'] ),
				'args'                => array(
					'name'    => array( 'type' => 'string', 'maxLength' => 200 ),
					'status'  => array( 'type' => 'string', 'enum' => array( 'publish', 'draft' ), 'required' => true ),
					'picture' => array( 'type' => 'integer', 'minimum' => 0 ),
					'account' => array(
						'validate_callback' => $this->check( ... ),
						'sanitize_callback' => $this->hours->read( ... ),
					) + $this->schema->read( 'chat-account' ),
				),
			)
		);
		register_rest_route(
			Rest::SPACE,
			'/chat-accounts/order',
			array(
				'methods'             => 'POST',
				'callback'            => fn ( WP_REST_Request $request ): WP_REST_Response =>
					new WP_REST_Response( array( 'ids' => $this->order->set( $this->ids( $request ) ) ) ),
				'permission_callback' => fn ( WP_REST_Request $request ): bool|WP_Error =>
					$this->may( $this->ids( $request ), false ),
				'args'                => array(
					'ids' => array(
						'type' => 'array',
						'minItems' => 1,
						'maxItems' => 200,
						'uniqueItems' => true,
						'items' => array( 'type' => 'integer', 'minimum' => 1 ),
						'required' => true,
					),
				),
			)
		);
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function save( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$post = get_post( RestRoutes::number( $request ) );
		if ( ! $post instanceof WP_Post ) {
			return $this->notFound();
		}
		$conflict = MergedRequest::merge(
			$request,
			array(
				'name' => $post->post_title,
				'status' => $post->post_status,
				'account' => $this->accounts->fit( get_post_meta( $post->ID, Accounts::META, true ) ),
			)
		);
		if ( null !== $conflict ) {
			return $conflict;
		}
		$name    = is_string( $request['name'] ) ? sanitize_text_field( $request['name'] ) : $post->post_title;
		$account = $this->accounts->fit( $request['account'] ?? get_post_meta( $post->ID, Accounts::META, true ) );
		$missing = 'publish' === $request['status'] ? $this->missing( $name, $account['number'] ) : array();
		$missing += $this->hours->errors( $request['account'] );
		if ( array() !== $missing ) {
			return new WP_Error(
				'vestibule_account_incomplete',
				implode( ' ', array_unique( $missing ) ),
				array( 'status' => 400, 'fields' => $missing )
			);
		}
		$is_new = 'auto-draft' === $post->post_status;
		$saved  = wp_update_post(
			array(
				'ID'          => $post->ID,
				'post_title'  => wp_slash( $name ),
				'post_status' => 'publish' === $request['status'] ? 'publish' : 'draft',
				'menu_order'  => $is_new ? $this->order->last() + 1 : $post->menu_order,
			),
			true
		);
		if ( $saved instanceof WP_Error ) {
			return new WP_Error(
				'vestibule_account_not_saved',
				__( 'The account could not be saved. Try again in a moment.', 'vestibule' ),
				array( 'status' => 503 )
			);
		}
		update_post_meta( $post->ID, Accounts::META, wp_slash( $account ) );
		$this->showPicture( $post->ID, $request['picture'] );
		return new WP_REST_Response(
			array( 'id' => $post->ID, 'status' => get_post_status( $post->ID ), 'name' => $name, 'account' => $account )
		);
	}

	private function check( mixed $account ): true|WP_Error {
		$faults = $this->schema->faults( 'chat-account', $this->hours->shape( $account ) );
		return array() === $faults ? true : SettingsRefused::answer( $faults );
	}

	/**
	 * Returns the errors that prevent publishing. An account with such errors can still be saved as a draft.
	 *
	 * @return array<string, string> Error messages by field.
	 */
	private function missing( string $name, string $number ): array {
		return array_filter(
			array(
				'name'   => '' === $name ? __( 'Enter a name for the account.', 'vestibule' ) : '',
				'number' => '' === Link::to( $number, '', 'api' )
					? __( 'Enter a phone number or a group link that opens a chat.', 'vestibule' )
					: '',
			)
		);
	}

	private function showPicture( int $post, mixed $picture ): void {
		if ( 0 === $picture ) {
			delete_post_thumbnail( $post );
		} elseif ( is_int( $picture ) && wp_attachment_is_image( $picture ) ) {
			set_post_thumbnail( $post, $picture );
		}
	}

	/**
	 * Checks whether the user can edit all of the given accounts.
	 *
	 * @param list<int> $ids Post IDs. If one of them can't be edited, the check fails.
	 */
	private function may( array $ids, bool $publishes ): bool|WP_Error {
		if ( ! current_user_can( 'edit_pages' ) || ( $publishes && ! current_user_can( 'publish_pages' ) ) ) {
			return $this->refusal();
		}
		foreach ( $ids as $id ) {
			if ( Accounts::TYPE !== get_post_type( $id ) || 'trash' === get_post_status( $id ) ) {
				return $this->notFound();
			}
			if ( ! current_user_can( 'edit_post', $id ) ) {
				return $this->refusal();
			}
		}
		return true;
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @return list<int>
	 */
	private function ids( WP_REST_Request $request ): array {
		$ids = $request['ids'];
		return array_values(
			array_map( intval( ... ), array_filter( is_array( $ids ) ? $ids : array(), is_numeric( ... ) ) )
		);
	}

	private function refusal(): WP_Error {
		return Rest::refusal(
			'vestibule_account_forbidden',
			__( 'Sorry, you are not allowed to change chat accounts.', 'vestibule' )
		);
	}

	private function notFound(): WP_Error {
		return new WP_Error(
			'vestibule_account_not_found',
			__( 'Chat account not found. It may have been deleted.', 'vestibule' ),
			array( 'status' => 404 )
		);
	}
}
