<?php

declare(strict_types=1);

namespace Vestibule\Tools\Mutants;

use PHPUnit\Event\Code\TestMethod;
use PHPUnit\Event\Event;
use PHPUnit\Event\Test\Finished;
use PHPUnit\Event\Test\PreparationStarted;
use PHPUnit\Event\TestRunner\ExecutionFinished;
use PHPUnit\Event\Tracer\Tracer;
use PHPUnit\Runner\Extension\Extension;
use PHPUnit\Runner\Extension\Facade;
use PHPUnit\Runner\Extension\ParameterCollection;
use PHPUnit\TextUI\Configuration\Configuration;

/**
 * Extension of PHPUnit that records which functions each test calls. Marked functions (FunctionMarker) record their
 * calls in `$GLOBALS['vestibule_hits']`. The result is written as JSON to the path in MUTANT_HITS.
 */
final class Hits implements Extension, Tracer {

	/** @var list<string>|null Functions that were called before the first test. */
	private ?array $atStart = null;

	private float $began = 0.0;

	/** @var array<string, array{file: string, class: string, method: string, seconds: float, functions: array<string, true>}> */
	private array $tests = array();

	public function bootstrap( Configuration $configuration, Facade $facade, ParameterCollection $parameters ): void {
		$facade->registerTracer( $this );
	}

	public function trace( Event $event ): void {
		match ( true ) {
			$event instanceof PreparationStarted => $this->start(),
			$event instanceof Finished           => $this->finish( $event ),
			$event instanceof ExecutionFinished  => $this->write(),
			default                              => null,
		};
	}

	private function start(): void {
		$this->atStart ??= array_keys( $GLOBALS['vestibule_hits'] ?? array() );
		$this->began     = microtime( true );
	}

	private function finish( Finished $event ): void {
		$test = $event->test();
		if ( $test instanceof TestMethod ) {
			$name   = "{$test->className()}::{$test->methodName()}";
			$before = $this->tests[ $name ] ?? array( 'seconds' => 0.0, 'functions' => array() );

			$this->tests[ $name ] = array(
				'file'      => $test->file(),
				'class'     => $test->className(),
				'method'    => $test->methodName(),
				'seconds'   => $before['seconds'] + microtime( true ) - $this->began,
				'functions' => $before['functions'] + ( $GLOBALS['vestibule_hits'] ?? array() ),
			);
		}
		$GLOBALS['vestibule_hits'] = array();
	}

	private function write(): void {
		$tests = array_map(
			static fn ( array $test ): array =>
				array_replace( $test, array( 'functions' => array_keys( $test['functions'] ) ) ),
			array_values( $this->tests )
		);
		$hits  = array( 'atStart' => $this->atStart ?? array(), 'tests' => $tests );
		file_put_contents( (string) getenv( 'MUTANT_HITS' ), json_encode( $hits, JSON_THROW_ON_ERROR ) );
	}
}
