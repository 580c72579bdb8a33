/** Mutants of TypeScript files, made with the compiler's own parser. The same changes as in PHP (php/MutantFinder.php). */
import ts from 'typescript';
import { inRoot } from '../lib/paths.mjs';

const OPERATORS = {
	'<': '<=',
	'<=': '<',
	'>': '>=',
	'>=': '>',
	'===': '!==',
	'!==': '===',
	'+': '-',
	'-': '+',
	'*': '/',
	'/': '*',
	'%': '*',
	'&&': '||',
	'||': '&&',
};
const COMPARISONS = [ '===', '!==' ];

/**
 * @param {string[]} paths Paths in the project.
 * @return {Record< string, object[] >} Mutants by path: kind, line, start, end, original, mutated.
 */
export function typescriptMutants( paths ) {
	const { config } = ts.readConfigFile( inRoot( 'tsconfig.json' ), ts.sys.readFile );
	const { options } = ts.convertCompilerOptionsFromJson( config.compilerOptions, inRoot( '.' ) );
	const program = ts.createProgram( paths.map( inRoot ), { ...options, types: [] } );
	const checker = program.getTypeChecker();
	return Object.fromEntries( paths.map( ( path ) => [ path, mutantsOf( program, checker, path ) ] ) );
}

function mutantsOf( program, checker, path ) {
	const source = program.getSourceFile( inRoot( path ) );
	const mutants = [];
	const add = ( kind, start, end, mutated ) => {
		const { line } = source.getLineAndCharacterOfPosition( start );
		const mutant = { kind, line: line + 1, start, end, original: source.text.slice( start, end ), mutated };
		if ( mutant.original !== mutated && parses( path, source.text, mutant ) ) {
			mutants.push( mutant );
		}
	};
	const replace = ( kind, node, mutated ) => add( kind, node.getStart( source ), node.end, mutated );
	const visit = ( node ) => {
		if ( ts.isTypeNode( node ) || ts.isImportDeclaration( node ) || isTranslation( node ) || isSetting( node ) ) {
			return;
		}
		change( node, { add, replace, source, checker } );
		ts.forEachChild( node, visit );
	};
	visit( source );
	return mutants;
}

function parses( path, text, { start, end, mutated } ) {
	const changed = text.slice( 0, start ) + mutated + text.slice( end );
	const kind = path.endsWith( 'x' ) ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
	return ts.createSourceFile( path, changed, ts.ScriptTarget.ESNext, false, kind ).parseDiagnostics.length === 0;
}

/** Values of constants are settings. Tests import the constants, so no test depends on their values. */
const isSetting = ( node ) => ts.isNumericLiteral( node ) && ts.isVariableDeclaration( node.parent );

const isTranslation = ( node ) =>
	ts.isCallExpression( node ) && [ '__', '_x', '_n', '_nx', 'sprintf' ].includes( node.expression.getText() );

function change( node, tools ) {
	const { replace, source } = tools;
	if ( ts.isBinaryExpression( node ) ) {
		changeBinary( node, tools );
	} else if ( ts.isPrefixUnaryExpression( node ) && node.operator === ts.SyntaxKind.ExclamationToken ) {
		replace( 'condition', node, node.operand.getText( source ) );
	} else if ( ts.isIfStatement( node ) ) {
		negate( node.expression, tools );
	} else if ( ts.isConditionalExpression( node ) ) {
		negate( node.condition, tools );
	} else if ( ts.isNumericLiteral( node ) ) {
		replace( 'boundary', node, String( Number( node.text.replaceAll( '_', '' ) ) + 1 ) );
	} else if ( ts.isReturnStatement( node ) && node.expression ) {
		changeReturn( node.expression, tools );
	} else if ( ts.isArrowFunction( node ) && ! ts.isBlock( node.body ) ) {
		changeReturn( node.body, tools );
	} else if ( ts.isExpressionStatement( node ) && isDroppable( node.expression ) ) {
		replace( 'statement', node, ';' );
	} else if ( ts.isContinueStatement( node ) || ts.isThrowStatement( node ) ) {
		replace( 'statement', node, ';' );
	}
}

function changeBinary( node, { add, replace, source } ) {
	const sign = node.operatorToken.getText( source );
	if ( sign === '??' ) {
		replace( 'condition', node, node.right.getText( source ) );
	} else if ( sign in OPERATORS ) {
		add( 'operator', node.operatorToken.getStart( source ), node.operatorToken.end, OPERATORS[ sign ] );
	}
}

const isComparison = ( node ) =>
	ts.isBinaryExpression( node ) && COMPARISONS.includes( node.operatorToken.getText( node.getSourceFile() ) );

const isNegation = ( node ) => ts.isPrefixUnaryExpression( node ) && node.operator === ts.SyntaxKind.ExclamationToken;

function negate( condition, { replace, source } ) {
	if ( ! isNegation( condition ) && ! isComparison( condition ) ) {
		replace( 'condition', condition, `! ( ${ condition.getText( source ) } )` );
	}
}

const isDroppable = ( expression ) =>
	ts.isCallExpression( expression ) ||
	( ts.isBinaryExpression( expression ) &&
		expression.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
		! ts.isIdentifier( expression.left ) );

function changeReturn( value, { replace, source, checker } ) {
	const other = isComparison( value ) || isNegation( value ) ? undefined : otherValue( value, source, checker );
	if ( other !== undefined ) {
		replace( 'return', value, other );
	}
}

/** Returns a different value of the same type, or undefined if the type has no simple value. */
function otherValue( value, source, checker ) {
	const { flags } = checker.getBaseTypeOfLiteralType( checker.getTypeAtLocation( value ) );
	const type = checker.getTypeAtLocation( value );
	const text = value.getText( source );
	// eslint-disable-next-line no-bitwise -- flags of the compiler.
	if ( ( flags | type.flags ) & ( ts.TypeFlags.BooleanLike | ts.TypeFlags.Boolean ) ) {
		return `! ( ${ text } )`;
	}
	// eslint-disable-next-line no-bitwise -- flags of the compiler.
	if ( flags & ts.TypeFlags.NumberLike ) {
		return `1 + ( ${ text } )`;
	}
	// eslint-disable-next-line no-bitwise -- flags of the compiler.
	if ( flags & ts.TypeFlags.StringLike ) {
		return "''";
	}
	return checker.isArrayType( type ) ? '[]' : undefined;
}
