<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Health;

defined( 'ABSPATH' ) || exit;

/** Check that can repair what it finds. Site Health shows a link for it, and `wp vestibule doctor --repair` runs it. */
interface RepairableCheck extends HealthCheck {

	/** Repairs what finding() reports. It may run repeatedly, and concurrently. */
	public function repair(): void;
}
