<?php

declare(strict_types=1);

namespace Vestibule\Tools\Move;

use Vestibule\Module;
use Vestibule\Services;

defined( 'ABSPATH' ) || exit;

/** Moving to another site with WordPress's own export and import (docs/health.md). */
final class MoveModule implements Module {

	private ?WordPressImport $import = null;

	public function __construct( private readonly Services $services ) {}

	public function register(): void {
		add_action( 'import_start', $this->begin( ... ) );
	}

	private function begin(): void {
		$this->import ??= new WordPressImport( $this->services->store()->database );
		$this->import->register();
		$this->import->begin();
	}
}
