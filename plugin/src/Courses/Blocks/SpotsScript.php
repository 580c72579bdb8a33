<?php

declare(strict_types=1);

namespace Vestibule\Courses\Blocks;

use Vestibule\Kernel\Assets\Assets;

/** Script that updates the spots of all courses on a page with one request. */
final class SpotsScript {

	private const MODULE = 'vestibule/course-spots';

	public function __construct( private readonly Assets $assets ) {}

	public function enqueue(): void {
		wp_enqueue_script_module( self::MODULE, $this->assets->script( 'modules/course-spots' ), array(), null );
		add_filter( 'script_module_data_' . self::MODULE, self::data( ... ) );
	}

	/** @return array<string, string> */
	private static function data(): array {
		return array( 'url' => admin_url( 'admin-ajax.php' ) );
	}
}
