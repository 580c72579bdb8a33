<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Rest;

use Closure;
use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\Log\FaultLog;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * The answer of a REST route that is a file, sent while it is made. It carries its own content, so that nothing is sent
 * but what the route's callback answered: a refusal that WordPress packs into an envelope, or its answer to OPTIONS, has
 * the same route and the status 200, and is no such answer.
 */
final class RestFile extends WP_REST_Response {

	/**
	 * @param string                     $name   The file's name.
	 * @param Closure(): iterable<string> $pieces Its content; a fault of the database ends it.
	 */
	public function __construct( string $name, string $mime, private readonly Closure $pieces ) {
		parent::__construct();
		$this->header( 'Content-Type', $mime );
		$this->header( 'Content-Disposition', 'attachment; filename="' . $name . '"' );
		$this->header( 'Cache-Control', 'no-store' );
		$this->header( 'X-Accel-Buffering', 'no' );
	}

	/** Once for each route that answers files; one filter serves all. */
	public static function register(): void {
		if ( ! has_filter( 'rest_pre_serve_request', array( self::class, 'serve' ) ) ) {
			add_filter( 'rest_pre_serve_request', array( self::class, 'serve' ), 10, 3 );
		}
	}

	/**
	 * For the filter rest_pre_serve_request.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request
	 */
	public static function serve( mixed $is_served, mixed $answer, \WP_REST_Request $request ): bool {
		if ( true === $is_served || ! $answer instanceof self ) {
			return true === $is_served;
		}
		if ( 'HEAD' !== $request->get_method() ) {
			$answer->send();
		}
		return true;
	}

	private function send(): void {
		if ( function_exists( 'set_time_limit' ) ) {
			set_time_limit( 0 );
		}
		try {
			foreach ( ( $this->pieces )() as $bytes ) {
				echo $bytes; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- A file that is downloaded, made safe by its format.
				flush();
			}
		} catch ( StorageFault $fault ) {
			FaultLog::record( $fault );
		}
	}
}
