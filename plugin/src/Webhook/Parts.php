<?php

declare(strict_types=1);

namespace Vestibule\Webhook;

use Closure;
use Vestibule\Kernel\Time\TimeWords;
use Vestibule\Form\ExampleEntry;
use Vestibule\Form\Parts as FormParts;
use Vestibule\Services;
use Vestibule\Storage\Comeback;
use Vestibule\Storage\Outbox;

defined( 'ABSPATH' ) || exit;

/** The objects of the feature that more than one place uses, each made when it is first asked for. */
final class Parts {

	/** @param Closure(int): bool $mayRead By form: whether the user may read its entries. */
	public function __construct( private readonly Services $services, private readonly FormParts $forms, private readonly Closure $mayRead ) {}

	public function entryDeliveries(): SentDeliveries {
		return new SentDeliveries( $this->deliveries(), $this->courier(), $this->comeback(), new TimeWords() );
	}

	public function webhooks(): Webhooks {
		return new Webhooks( $this->services->schema );
	}

	public function courier(): Courier {
		return new Courier( $this->webhooks(), $this->deliveries(), $this->request(), $this->forms->storedEntries(), $this->comeback() );
	}

	public function request(): Request {
		return new Request( new Body( $this->services->clock ), new Secrets(), $this->services->clock );
	}

	public function deliveries(): Deliveries {
		return new Deliveries( $this->outbox(), $this->services->store->database );
	}

	public function comeback(): Comeback {
		return new Comeback( $this->outbox(), $this->services->clock, WebhookModule::RETRY );
	}

	public function routes(): Routes {
		$example = new ExampleEntry( $this->forms->forms(), $this->services->clock );
		return new Routes( $this, $example, $this->services->rates, $this->services->clock, $this->mayRead );
	}

	private function outbox(): Outbox {
		$store = $this->services->store;
		return new Outbox( $store->database, $this->services->clock, '{webhook_deliveries}', Deliveries::PAUSES );
	}
}
