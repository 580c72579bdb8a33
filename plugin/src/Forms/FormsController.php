<?php

declare(strict_types=1);

namespace Vestibule\Forms;

use Vestibule\Contract\FormLimits;
use Vestibule\Contract\FormOptIn;
use Vestibule\Fields\Tree\BlockReader;
use Vestibule\Forms\Limits\LimitFaults;
use Vestibule\Forms\OptIn\OptInFaults;
use Vestibule\Kernel\Rest\Rest;
use Vestibule\Kernel\Setting\MergedPost;
use Vestibule\Kernel\Setting\PostSettings;
use Vestibule\Kernel\Setting\SettingsRefused;
use WP_Error;
use WP_Post;
use WP_REST_Posts_Controller;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * REST route for forms, for users who may edit forms. By default, WordPress returns all published posts of a type to
 * guests in REST. The server assigns the form ID. A form ID in a request is removed, because the editor sends all meta
 * whenever any meta is saved.
 */
final class FormsController extends WP_REST_Posts_Controller {

	/** @param BlockReader|null $blocks Null if WordPress creates the controller outside of a REST request. */
	public function __construct( string $post_type, private readonly ?BlockReader $blocks = null ) {
		parent::__construct( $post_type );
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @return true|WP_Error
	 */
	public function get_items_permissions_check( $request ) {
		return current_user_can( 'edit_pages' ) ? parent::get_items_permissions_check( $request ) : $this->refusal();
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @return bool|WP_Error
	 */
	public function get_item_permissions_check( $request ) {
		return current_user_can( 'edit_pages' ) ? parent::get_item_permissions_check( $request ) : $this->refusal();
	}

	/** @param WP_Post $post */
	public function check_read_permission( $post ) {
		return current_user_can( 'edit_post', $post->ID );
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @return \WP_REST_Response|WP_Error
	 */
	public function create_item( $request ) {
		return $this->refused( $request ) ?? parent::create_item( $this->withoutNumber( $request ) );
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @return \WP_REST_Response|WP_Error
	 */
	public function update_item( $request ) {
		$name = static fn ( string $path ): string => ( new SettingNames() )->of(
			(string) preg_replace( '/^meta\.(?:' . FormPostType::SETTINGS . '\.)?/', '', $path )
		);
		return MergedPost::merge( $this, $request, MergedPost::METAS, $name )
			?? $this->refused( $request )
			?? parent::update_item( $this->withoutNumber( $request ) );
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @return WP_REST_Request<array<string, mixed>>
	 */
	private function withoutNumber( WP_REST_Request $request ): WP_REST_Request {
		$meta = $request->get_param( 'meta' );
		if ( is_array( $meta ) && array_key_exists( FormPostType::NUMBER, $meta ) ) {
			unset( $meta[ FormPostType::NUMBER ] );
			$request->set_param( 'meta', $meta );
		}
		return $request;
	}

	/**
	 * Returns an error for invalid settings and for fields that visitors could not use, before anything is stored.
	 * Errors in the settings of other features contain the meta key and the path of the setting.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function refused( WP_REST_Request $request ): ?WP_Error {
		$meta   = $request->get_param( 'meta' );
		$faults = array();
		$found  = PostSettings::faults( FormPostType::NAME, is_array( $meta ) ? $meta : array() );
		$own    = FormPostType::SETTINGS . '.';
		foreach ( $found as $path => $message ) {
			$path            = str_starts_with( $path, $own ) ? substr( $path, strlen( $own ) ) : $path;
			$faults[ $path ] = $message;
		}
		$faults += LimitFaults::in( is_array( $meta ) ? $meta : array() );
		$faults += $this->unfinished( $request );
		return array() === $faults ? null : SettingsRefused::answer( $faults, ( new SettingNames() )->of( ... ) );
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @return array<string, string>
	 */
	private function unfinished( WP_REST_Request $request ): array {
		$post    = is_numeric( $request['id'] ) ? get_post( (int) $request['id'] ) : null;
		$before  = $post->post_status ?? '';
		$status  = $request['status'] ?? $before;
		$sent    = is_array( $request['content'] ) ? $request['content']['raw'] ?? null : $request['content'];
		$content = $sent ?? $post->post_content ?? '';
		$meta    = is_array( $request['meta'] ) ? $request['meta'] : array();
		$opt_in  = PostSettings::key( FormOptIn::CONTRACT );
		$limits  = PostSettings::key( FormLimits::CONTRACT );
		$changes = null !== $sent || $before !== $status;
		if (
			( ! $changes && ! isset( $meta[ $opt_in ] ) && ! isset( $meta[ $limits ] ) )
				|| ! is_string( $content )
				|| ! in_array( $status, array( 'publish', 'future', 'private' ), true )
		) {
			return array();
		}
		$tree     = $this->blocks?->read( $content );
		$settings = static function ( string $key ) use ( $meta, $post ): array {
			$stored = $meta[ $key ] ?? ( null === $post ? array() : get_post_meta( $post->ID, $key, true ) );
			return is_array( $stored ) ? $stored : array();
		};
		$faults = null === $tree
			? array()
			: OptInFaults::in( $settings( $opt_in ), $tree ) + LimitFaults::inTree( $settings( $limits ), $tree );
		return $faults + array_filter( array( SettingNames::FIELDS => $changes ? $tree?->unfinished() ?? '' : '' ) );
	}

	private function refusal(): WP_Error {
		return Rest::refusal( 'rest_forbidden', __( 'Sorry, you are not allowed to view forms.', 'vestibule' ) );
	}
}
