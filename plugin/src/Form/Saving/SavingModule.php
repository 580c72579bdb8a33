<?php

declare(strict_types=1);

namespace Vestibule\Form\Saving;

use Vestibule\Form\Parts;
use Vestibule\Module;

defined( 'ABSPATH' ) || exit;

/** How visitors keep what they have typed until it is sent (docs/saving.md). */
final class SavingModule implements Module {

	public function __construct( private readonly Parts $parts ) {}

	public function register(): void {
		add_action( 'init', fn () => $this->parts->savingSettings()->register(), 6 );
	}
}
