<?php

declare(strict_types=1);

namespace Vestibule\Site\Consent;

use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Wiring\Hook;

defined( 'ABSPATH' ) || exit;

/** Deletes consent receipts that are older than the retention period in the settings. */
final class ReceiptCleanup {

	public function __construct( private readonly ConsentSettings $settings, private readonly Receipts $receipts ) {}

	#[Hook( 'vestibule_purge' )]
	public function run(): void {
		FaultLog::attempt( fn () => $this->receipts->purge( $this->settings->values()->keepReceipts ) );
	}
}
