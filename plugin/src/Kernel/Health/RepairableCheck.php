<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Health;

defined( 'ABSPATH' ) || exit;

/** Health check that can repair the problems it finds, from Site Health or with `wp vestibule doctor --repair`. */
interface RepairableCheck extends HealthCheck {

	/** Repairs the problems that finding() reports. Can run repeatedly and concurrently. */
	public function repair(): void;
}
